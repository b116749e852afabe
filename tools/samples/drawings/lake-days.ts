import { range } from '../studio/chance.ts'
import { sizeToFit, write } from '../studio/lettering.ts'
import { palette } from '../studio/palette.ts'
import { grain, lino } from '../studio/printing.ts'
import { curve, disc, points, polygon, ribbon } from '../studio/shapes.ts'
import { type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** "Lake days" over a low sun and its path on the water. */
export function lakeDays(): Sheet {
  const print = sheet([1400, 1400], '#f3e6cd')
  const sunset = ['#e9b44c', '#e28f4a', '#d46d4a', '#b4524b']
  lino(
    print,
    (pen) => {
      pen.save()
      pen.clip(disc(700, 560, 400))
      for (const [band, colour] of sunset.entries()) {
        pen.fillStyle = colour
        pen.fillRect(200, 150 + band * 110, 1000, band === 3 ? 200 : 112)
      }
      pen.restore()
      pen.globalCompositeOperation = 'destination-out'
      pen.fillRect(0, 618, 1400, 600)
      pen.fill(curve(points('200,640 420,500 560,560 700,440 860,556 980,510 1200,640')))
    },
    { seed: 1, wear: 0.2 },
  )
  lino(
    print,
    (pen) => {
      pen.fillStyle = palette.deep
      pen.save()
      pen.clip(disc(700, 560, 400))
      pen.fill(curve(points('240,622 420,512 560,574 700,454 860,570 980,522 1160,622')))
      for (const line of range(9)) {
        const y = 646 + line * 36
        pen.fill(
          ribbon(
            [
              [250 + line * 10, y],
              [500, y + (line % 2 ? 12 : -12)],
              [760, y + (line % 2 ? -12 : 12)],
              [1150 - line * 10, y],
            ],
            (share) => 20 * Math.sin(Math.PI * share) ** 0.4,
          ),
        )
      }
      pen.restore()
      for (const [x, tall] of points('360,150 410,210 452,128 1010,170 1058,120')) drawPine(pen, x, 628, tall)
      write(pen, 'Lake days', 700, 1160, {
        face: 'Pacifico',
        size: sizeToFit(pen, 'Lake days', 800, 'Pacifico'),
        colour: palette.deep,
      })
      write(pen, 'SLOW MORNINGS, LONG EVENINGS', 708, 1310, {
        face: 'Hanken',
        size: 34,
        weight: 600,
        spacing: 9,
        colour: palette.clay,
      })
    },
    { seed: 3, wear: 0.2 },
  )
  grain(print, { seed: 5, strength: 1.2 })
  return print
}

function drawPine(pen: Pen, x: number, foot: number, tall: number) {
  for (const tier of range(4)) {
    const [top, half] = [foot - tall + tier * tall * 0.2, tall * (0.1 + tier * 0.06)]
    pen.fill(
      polygon([
        [x, top],
        [x + half, top + tall * 0.4],
        [x - half, top + tall * 0.4],
      ]),
    )
  }
}
