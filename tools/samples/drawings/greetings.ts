import { range } from '../studio/chance.ts'
import { sizeToFit, write, writeAround } from '../studio/lettering.ts'
import { palette } from '../studio/palette.ts'
import { gouache, grain, lino } from '../studio/printing.ts'
import { along, curve, oval, type Point, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** "Happy birthday Mia", with bunting and a cake. */
export function birthdayMia(): Sheet {
  const print = sheet([1200, 1600], '#f6e3d3')
  const flags = [palette.coral, palette.wattle, palette.sea, palette.paper, palette.eucalyptus] as const
  gouache(
    print,
    (pen) => {
      for (const [line, sag] of [
        [90, 170],
        [250, 150],
      ] as const) {
        const string: Point[] = [
          [-40, line],
          [300, line + sag * 0.8],
          [600, line + sag],
          [900, line + sag * 0.8],
          [1240, line],
        ]
        pen.strokeStyle = palette.bark
        pen.lineWidth = 5
        pen.stroke(curve(string))
        along(string, 15).forEach(({ x, y, turn }, step) => {
          pen.fillStyle = flags[(step + (line > 100 ? 2 : 0)) % flags.length]!
          at(pen, x, y, turn, 1, () =>
            pen.fill(
              polygon([
                [-34, 0],
                [34, 0],
                [0, 84],
              ]),
            ),
          )
        })
      }
    },
    { seed: 1, dry: 0.15, streak: 0.08 },
  )
  gouache(
    print,
    (pen) => {
      write(pen, 'Happy birthday', 600, 640, {
        face: 'Newsreader',
        size: sizeToFit(pen, 'Happy birthday', 880, 'Newsreader', 420),
        weight: 420,
        colour: palette.bush,
      })
      write(pen, 'Mia', 600, 960, { face: 'Pacifico', size: 250, colour: palette.coral })
    },
    { seed: 2, dry: 0.1 },
  )
  gouache(print, drawCake, { seed: 3, dry: 0.12, streak: 0.09, turn: 0.2 })
  grain(print, { seed: 4 })
  return print
}

function drawCake(pen: Pen) {
  pen.fillStyle = palette.sea
  pen.fill(oval(600, 1496, 330, 30))
  for (const [y, half, tall, colour] of [
    [1330, 260, 160, palette.blush],
    [1190, 180, 140, palette.paper],
  ] as const) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(600 - half, y, half * 2, tall, 26)
    pen.fill()
    pen.fillStyle = y > 1200 ? palette.coral : palette.apricot
    const drips = range(13).map(
      (drip): Point => [600 - half + (drip / 12) * half * 2, y + (drip % 2 ? 56 : 26)],
    )
    pen.fill(curve([[600 - half, y + 8], [600, y - 6], [600 + half, y + 8], ...drips.reverse()], true))
  }
  for (const candle of range(5)) {
    const x = 500 + candle * 50
    pen.fillStyle = candle % 2 ? palette.eucalyptus : palette.wattle
    pen.fillRect(x - 7, 1108, 14, 84)
    pen.fillStyle = palette.amber
    pen.fill(
      curve(
        [
          [x, 1050],
          [x + 14, 1084],
          [x, 1102],
          [x - 14, 1084],
        ],
        true,
      ),
    )
  }
}

/** "Hello, sunshine" around half a sun. */
export function helloSunshine(): Sheet {
  const print = sheet([1600, 1200], '#f7ead2')
  lino(
    print,
    (pen) => {
      pen.fillStyle = palette.wattle
      pen.beginPath()
      pen.arc(800, 930, 250, Math.PI, 0)
      pen.fill()
      for (const ray of range(17)) {
        const turn = Math.PI + (ray / 16) * Math.PI
        pen.fillStyle = ray % 2 ? palette.coral : palette.amber
        at(pen, 800, 930, turn, 1, () =>
          pen.fill(
            ribbon(
              [
                [296, 0],
                [350, 0],
                [ray % 2 ? 410 : 440, 0],
              ],
              (share) => 40 * (1 - share) ** 0.6,
            ),
          ),
        )
      }
    },
    { seed: 2, wear: 0.25 },
  )
  lino(
    print,
    (pen) => {
      writeAround(pen, 'Hello, sunshine', 800, 930, 500, {
        face: 'Righteous',
        size: 172,
        colour: palette.brick,
        spacing: 4,
      })
      pen.fillStyle = palette.brick
      for (const line of range(3))
        pen.fill(
          ribbon(
            [
              [300 + line * 90, 976 + line * 44],
              [600, 970 + line * 44],
              [1000, 982 + line * 44],
              [1300 - line * 90, 976 + line * 44],
            ],
            (share) => 18 * Math.sin(Math.PI * share) ** 0.5,
          ),
        )
    },
    { seed: 3, wear: 0.22 },
  )
  grain(print, { seed: 4, strength: 1.2 })
  return print
}
