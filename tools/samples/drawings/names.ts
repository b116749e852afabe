import { chance, range } from '../studio/chance.ts'
import { setFace, sizeToFit, write } from '../studio/lettering.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain, lino, wash } from '../studio/printing.ts'
import { along, disc, leaf, type Point, points, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** "Home", with a gum twig beneath it. */
export function home(): Sheet {
  const print = sheet([1600, 1200], palette.paper)
  wash(print, (pen) => drawTwig(pen, points('360,905 640,880 960,912 1250,870'), 19, 150), {
    seed: 3,
    strength: 0.75,
  })
  lino(
    print,
    (pen) => {
      write(pen, 'Home', 800, 720, {
        face: 'Newsreader',
        size: sizeToFit(pen, 'Home', 1080, 'Newsreader', 380),
        colour: palette.bush,
        weight: 380,
      })
    },
    { seed: 4, wear: 0.12 },
  )
  grain(print, { seed: 5, strength: 1.2 })
  return print
}

/** A family's name within a wreath of gum leaves and wattle. */
export function familyWreath(): Sheet {
  const print = sheet([1400, 1400], '#f6f0e3')
  const ring = range(25).map(
    (step): Point => [
      700 + Math.cos((step / 24) * 2 * Math.PI - 1.2) * 500,
      700 + Math.sin((step / 24) * 2 * Math.PI - 1.2) * 500,
    ],
  )
  wash(print, (pen) => drawTwig(pen, ring, 76, 170), { seed: 2, strength: 0.66 })
  wash(
    print,
    (pen) => {
      const fall = chance(3)
      for (const { x, y } of along(ring, 44)) {
        if (fall.is(0.55)) continue
        for (const _ of range(4)) {
          pen.fillStyle = fall.pick([palette.wattle, '#f2cd5e'])
          pen.fill(disc(x + fall.around(0, 60), y + fall.around(0, 60), fall.between(13, 22)))
        }
      }
    },
    { seed: 4, strength: 0.85, wander: 4 },
  )
  lino(
    print,
    (pen) => {
      write(pen, 'The Hartleys', 700, 736, {
        face: 'Newsreader',
        size: sizeToFit(pen, 'The Hartleys', 690, 'Newsreader', 360),
        weight: 360,
        colour: palette.bush,
      })
      write(pen, 'EST. 2019', 700, 850, {
        face: 'Hanken',
        size: 44,
        weight: 500,
        spacing: 14,
        colour: palette.clay,
      })
      pen.fillStyle = palette.clay
      pen.fillRect(640, 560, 120, 4)
    },
    { seed: 6, wear: 0.08 },
  )
  grain(print, { seed: 7, strength: 1.2 })
  return print
}

/** A name for a bedroom door, each letter in its own colour and pattern. */
export function nameOlive(): Sheet {
  const print = sheet([1600, 640], '#e7ece1')
  const colours = [palette.eucalyptus, palette.clay, palette.deep, palette.wattle, palette.coral] as const
  gouache(
    print,
    (pen) => {
      setFace(pen, 'Righteous', 430)
      pen.textAlign = 'left'
      const letters = [...'Olive']
      const widths = letters.map((letter) => pen.measureText(letter).width + 22)
      let x = 800 - widths.reduce((sum, width) => sum + width, 0) / 2
      for (const [place, letter] of letters.entries()) {
        at(pen, x, 470 + (place % 2 ? 10 : -8), place % 2 ? 0.02 : -0.02, 1, () => {
          pen.fillStyle = colours[place]!
          pen.fillText(letter, 0, 0)
          pen.globalCompositeOperation = 'source-atop'
          pen.fillStyle = mix(colours[place]!, palette.paper, 0.34)
          for (const row of range(14))
            for (const column of range(14)) {
              const [dx, dy] = [column * 34 - 20 + (row % 2) * 17, -360 + row * 34]
              if (place % 2) pen.fill(disc(dx, dy, 6))
            }
          if (place % 2 === 0)
            for (const line of range(12)) pen.fillRect(-20, -356 + line * 36, widths[place]!, 9)
          pen.globalCompositeOperation = 'source-over'
        })
        x += widths[place]!
      }
    },
    { seed: 2, dry: 0.1 },
  )
  wash(
    print,
    (pen) => {
      drawTwig(
        pen,
        [
          [60, 590],
          [300, 560],
          [520, 590],
        ],
        12,
        100,
      )
      drawTwig(
        pen,
        [
          [1540, 60],
          [1300, 90],
          [1080, 54],
        ],
        12,
        100,
      )
    },
    { seed: 5 },
  )
  grain(print, { seed: 6 })
  return print
}

function drawTwig(pen: Pen, spine: readonly Point[], leaves: number, longest: number) {
  const fall = chance(8)
  pen.fillStyle = palette.bark
  pen.fill(ribbon(spine, (share) => 9 - 5 * share))
  along(spine, leaves).forEach(({ x, y, turn, share }, step) => {
    const side = step % 2 ? 1 : -1
    at(pen, x, y, turn + side * fall.between(0.45, 0.85), 1, () => {
      pen.fillStyle = fall.pick([palette.gum, palette.sage, palette.leaf, palette.eucalyptus])
      pen.fill(leaf(longest * (1 - 0.35 * share) * fall.between(0.8, 1.1), 34, side * 0.14))
    })
  })
}
