import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, oval, points, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'
import { scatter, spark } from '../studio/sky.ts'

/** A rocket leaving for the planets. */
export function rocket(): Sheet {
  const picture = sheet([1200, 1600], '#1c3a4d')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#21445a'
      pen.fillRect(-20, -20, 1240, 1640)
      for (const { x, y, radius, warmth } of scatter(150, 3, 1200, 1600)) {
        pen.fillStyle = warmth > 0.7 ? palette.wattle : '#f4ead4'
        pen.fill(radius > 2 ? spark(x, y, radius * 7) : disc(x, y, radius + 1.4))
      }
    },
    { seed: 1, streak: 0.06, turn: 0.9, dry: 0.1 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.apricot
      pen.fill(disc(250, 380, 130))
      pen.fillStyle = palette.coral
      pen.fill(
        ribbon(
          [
            [132, 330],
            [250, 352],
            [372, 330],
          ],
          () => 22,
        ),
      )
      pen.fill(
        ribbon(
          [
            [128, 420],
            [250, 446],
            [374, 420],
          ],
          () => 30,
        ),
      )
      pen.strokeStyle = palette.wattle
      pen.lineWidth = 20
      pen.stroke(oval(250, 386, 218, 52, -0.25))
      pen.fillStyle = palette.lagoon
      pen.fill(disc(960, 1080, 96))
      pen.fillStyle = palette.sage
      pen.fill(curve(points('890,1040 940,1020 990,1050 960,1090 900,1090'), true))
      pen.fill(curve(points('960,1120 1020,1100 1044,1130 990,1164'), true))
      pen.fillStyle = '#d9d3c3'
      pen.fill(disc(980, 300, 70))
      pen.fillStyle = '#b9b3a5'
      for (const [x, y, size] of [
        [956, 280, 17],
        [1004, 318, 12],
        [990, 268, 9],
      ] as const)
        pen.fill(disc(x, y, size))
    },
    { seed: 2, streak: 0.09, turn: 0.3 },
  )
  gouache(picture, (pen) => at(pen, 600, 860, 0.24, 1.06, drawRocket), {
    seed: 3,
    dry: 0.1,
    streak: 0.08,
    turn: 1.57,
  })
  grain(picture, { seed: 4 })
  return picture
}

function drawRocket(pen: Pen) {
  pen.fillStyle = palette.wattle
  pen.fill(curve(points('-70,290 -96,440 -40,400 0,620 40,400 96,440 70,290'), true))
  pen.fillStyle = palette.coral
  pen.fill(curve(points('-40,290 -44,380 0,500 44,380 40,290'), true))
  pen.fillStyle = palette.waratah
  for (const side of [-1, 1])
    pen.fill(
      curve(
        [
          [side * 112, 60],
          [side * 210, 190],
          [side * 226, 330],
          [side * 100, 268],
        ],
        true,
      ),
    )
  pen.fillStyle = palette.paper
  const hull = curve(
    points(`
      0,-430 78,-320 130,-140 140,60 110,240 70,296 -70,296 -110,240 -140,60 -130,-140 -78,-320
    `),
    true,
  )
  pen.fill(hull)
  pen.save()
  pen.clip(hull)
  pen.fillStyle = '#e0d6c2'
  pen.fillRect(50, -500, 200, 900)
  pen.fillStyle = palette.waratah
  pen.fillRect(-200, -500, 400, 230)
  pen.fillRect(-200, 190, 400, 40)
  pen.restore()
  for (const [y, size] of [
    [-110, 66],
    [70, 46],
  ] as const) {
    pen.fillStyle = palette.deep
    pen.fill(disc(0, y, size))
    pen.fillStyle = palette.sky
    pen.fill(disc(0, y, size * 0.76))
    pen.fillStyle = '#d9ecee'
    pen.fill(oval(-size * 0.26, y - size * 0.26, size * 0.22, size * 0.14, -0.8))
  }
  pen.fillStyle = palette.brick
  pen.fill(curve(points('-18,120 18,120 24,300 -24,300'), true))
}
