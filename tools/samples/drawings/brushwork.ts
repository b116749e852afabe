import { range } from '../studio/chance.ts'
import { brush, lit, painting } from '../studio/oil.ts'
import { palette } from '../studio/palette.ts'
import { type Point, points } from '../studio/shapes.ts'
import type { Sheet } from '../studio/sheet.ts'

/** Broad strokes of sea, clay and plaster: an abstract coast. */
export function tidewater(): Sheet {
  const work = painting(1600, 1200, '#e9dfcd', 4)
  const { fall } = work
  for (const row of range(14)) {
    brush(
      work,
      [
        [-80, row * 90 + 20],
        [700, row * 90 + fall.around(20, 50)],
        [1700, row * 90 + fall.around(20, 40)],
      ],
      {
        width: 130,
        colour: '#ece2d0',
        with: '#dfd3bc',
        dry: 0.1,
      },
    )
  }
  const strokes: readonly (readonly [readonly Point[], number, string, string, number])[] = [
    [points('120,470 500,400 1000,440 1510,360'), 230, palette.mist, palette.sky, 0.3],
    [points('60,680 500,620 980,670 1450,600'), 250, palette.sea, palette.deep, 0.25],
    [points('240,800 620,770 1080,830 1590,760'), 200, palette.deep, palette.night, 0.3],
    [
      [
        [420, 600],
        [800, 560],
        [1180, 590],
      ],
      110,
      palette.lagoon,
      palette.paper,
      0.55,
    ],
    [points('90,950 520,930 900,980 1300,930'), 170, palette.sand, palette.clay, 0.4],
    [
      [
        [700, 900],
        [1000, 880],
        [1330, 905],
      ],
      90,
      palette.clay,
      palette.apricot,
      0.45,
    ],
    [
      [
        [980, 240],
        [1180, 210],
        [1400, 250],
      ],
      120,
      palette.apricot,
      palette.paper,
      0.45,
    ],
    [
      [
        [180, 560],
        [420, 540],
        [640, 560],
      ],
      60,
      palette.paper,
      palette.mist,
      0.6,
    ],
    [
      [
        [860, 730],
        [1130, 720],
        [1420, 690],
      ],
      46,
      palette.paper,
      palette.sky,
      0.7,
    ],
  ]
  for (const [points, width, colour, second, dry] of strokes)
    brush(work, points, { width, colour, with: second, dry })
  return lit(work, { depth: 1.1, seed: 3 })
}

/** A field of flowers laid on with the knife. */
export function paintedMeadow(): Sheet {
  const work = painting(1400, 1400, '#b9cdc9', 9)
  const { fall } = work
  for (const row of range(11)) {
    brush(
      work,
      [
        [-120, row * 62],
        [700, row * 62 + fall.around(0, 60)],
        [1800, row * 62 + fall.around(0, 40)],
      ],
      {
        width: 120,
        colour: ['#a9c7cb', '#c5d6cf', '#dfe0cc', '#efdcc0'][Math.min(3, Math.floor(row / 2.6))]!,
        with: palette.paper,
        dry: 0.2,
      },
    )
  }
  for (const _ of range(26)) {
    const x = fall.between(-100, 1200)
    const y = 560 + fall.around(0, 50)
    brush(
      work,
      [
        [x, y],
        [x + 150, y + fall.around(0, 40)],
        [x + 330, y],
      ],
      { width: 80, colour: palette.gum, with: '#5c7f84', dry: 0.3 },
    )
  }
  for (const row of range(13)) {
    brush(
      work,
      [
        [-120, 640 + row * 64],
        [700, 650 + row * 64 + fall.around(0, 40)],
        [1800, 640 + row * 64],
      ],
      {
        width: 110,
        colour: ['#b7b98a', '#8fa376', '#6f8c68', '#56785c'][Math.min(3, Math.floor(row / 3))]!,
        with: '#c9c27c',
        dry: 0.2,
      },
    )
  }
  for (const step of range(420)) {
    const depth = (step / 420) ** 0.8
    const [x, y] = [fall.between(-60, 1460), 610 + depth * 820]
    const reach = 40 + depth * 190
    const lean = fall.around(0, 0.5)
    brush(
      work,
      [
        [x, y],
        [x + lean * reach * 0.4, y - reach * 0.5],
        [x + lean * reach, y - reach],
      ],
      {
        width: 10 + depth * 20,
        colour: fall.pick([palette.leaf, palette.gum, palette.eucalyptus, '#8a9a5b', palette.straw]),
        with: '#c9c27c',
        dry: 0.3,
      },
    )
    if (fall.is(0.62)) {
      const size = 10 + depth * 34
      const colour = fall.pick([
        palette.coral,
        palette.wattle,
        palette.paper,
        palette.waratah,
        palette.blush,
        palette.apricot,
      ])
      for (const petal of range(4)) {
        const turn = petal * 1.57 + fall.around(0, 0.6)
        const [cx, cy] = [x + lean * reach, y - reach]
        brush(
          work,
          [
            [cx, cy],
            [cx + Math.cos(turn) * size * 0.6, cy + Math.sin(turn) * size * 0.45],
            [cx + Math.cos(turn) * size, cy + Math.sin(turn) * size * 0.8],
          ],
          {
            width: size * 0.9,
            colour,
            with: palette.paper,
            dry: 0.15,
          },
        )
      }
    }
  }
  return lit(work, { depth: 1.3, seed: 5 })
}
