"""What all tests share: how much random input the property tests try (`make fuzz` tries more)."""

from hypothesis import HealthCheck, settings

settings.register_profile("default", deadline=None, derandomize=True)
settings.register_profile("fuzz", deadline=None, max_examples=5000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")
