Removed dead synch: above -W, below R- in @different
Removed dead synch: above R-, below R- in @reads
Removed dead synch: above R-, below -W in @reads
Removed dead synch: above R-, below -W in @same
Removed dead synch: above R-, below RW in @plain
