"""nvvm-reflect over the whole of libdevice's text, the whole process, beside LLVM's opt."""

from __future__ import annotations

import tempfile
from pathlib import Path

from measure import NVOPT, compare, libdevice_text, opt, show


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        text = libdevice_text(folder)
        for passes in ("nvvm-reflect", "nvvm-reflect,function(simplifycfg,instcombine<no-verify-fixpoint>)", "verify"):
            commands: dict[str, list[str | Path]] = {"nvopt": [*NVOPT, "-mcpu=sm_90", f"-passes={passes}", text, "-o", folder / "nvopt.ll"]}
            if opt():
                commands["opt"] = [str(opt()), f"-passes={passes}", "-S", text, "-o", folder / "opt.ll"]
            show(f"-passes={passes} on libdevice ({text.read_text().count(chr(10)):,} lines)", compare(commands, rounds=7))
        for passes in ("nvvm-reflect,nvvm-reflect-pp,lower-aggr-copies", "mirror-roundtrip"):
            show(
                f"-passes={passes} on libdevice",
                compare({"nvopt": [*NVOPT, "-mcpu=sm_90", f"-passes={passes}", text, "-o", folder / "nvopt.ll"]}, rounds=3),
            )


if __name__ == "__main__":
    main()
