/** Lines that ornaments are cut along, in a square of 1000. Drawn for the shop; tips are round, because ceramic chips. */

/** Two lobes with a notch, and a point that rounds off at the bottom. */
export const HEART =
  'M 500 160 C 545 55 645 0 750 0 C 900 0 1000 120 1000 285 C 1000 560 760 770 545 980 Q 500 1020 455 980 C 240 770 0 560 0 285 C 0 120 100 0 250 0 C 355 0 455 55 500 160 Z'

/** Five arms, wide enough for a face in the middle and a hole in the upper one. */
export const STAR =
  'M 440 45.8 Q 500 -45.8 560 45.8 L 700.1 259.6 L 937.7 332.9 Q 1039.6 364.3 974.8 452.3 L 823.8 657.8 L 830.6 916.8 Q 833.5 1027.9 733.4 990.7 L 500 903.8 L 266.6 990.7 Q 166.5 1027.9 169.4 916.8 L 176.2 657.8 L 25.2 452.3 Q -39.6 364.3 62.3 332.9 L 299.9 259.6 Z'
