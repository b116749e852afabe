import { chance, range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, leaf, oval, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** Long-necked and plated dinosaurs on a walk among tree ferns. */
export function dinosaurs(): Sheet {
  const picture = sheet([1600, 1200], '#f1e2c6')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#f6c98f'
      pen.fill(disc(1240, 330, 150))
      pen.fillStyle = '#d9c7a2'
      pen.fill(
        curve(points('-60,820 240,640 420,760 640,560 900,780 1120,660 1660,800 1660,1300 -60,1300'), true),
      )
      pen.fillStyle = palette.sage
      pen.fill(curve(points('-60,960 300,900 700,940 1100,890 1660,950 1660,1300 -60,1300'), true))
    },
    { seed: 1, streak: 0.06 },
  )
  gouache(
    picture,
    (pen) => {
      for (const [x, foot, tall] of [
        [150, 980, 420],
        [1480, 960, 470],
        [1360, 1000, 300],
      ] as const)
        drawFern(pen, x, foot, tall)
    },
    { seed: 2, dry: 0.2, streak: 0.08 },
  )
  gouache(
    picture,
    (pen) => {
      at(pen, 330, 330, 0, 1, drawLongNeck)
      at(pen, 960, 640, 0, 1, drawPlated)
    },
    { seed: 3, dry: 0.1, streak: 0.09, turn: 0.4 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.gum
      pen.fill(curve(points('-60,1110 400,1070 900,1100 1660,1060 1660,1300 -60,1300'), true))
      const fall = chance(6)
      for (const _ of range(60)) {
        at(pen, fall.between(0, 1600), fall.between(1100, 1200), -1.57 + fall.around(0, 0.6), 1, () => {
          pen.fillStyle = fall.pick([palette.leaf, palette.eucalyptus, palette.sage])
          pen.fill(leaf(fall.between(40, 100), 18))
        })
      }
    },
    { seed: 4, dry: 0.2, streak: 0.09 },
  )
  grain(picture, { seed: 5 })
  return picture
}

function drawLongNeck(pen: Pen) {
  pen.fillStyle = '#3f7369'
  for (const [x, foot] of [
    [262, 720],
    [470, 726],
  ] as const)
    pen.fill(
      polygon([
        [x, 500],
        [x + 84, 500],
        [x + 74, foot],
        [x + 4, foot],
      ]),
    )
  pen.fillStyle = '#57937f'
  const body = curve(
    points(`
      660,-60 716,-72 770,-52 790,-24 764,-4 712,2 690,40 672,160 650,290 626,420 560,540 420,590
      260,580 150,530 40,540 -90,610 -190,660 -100,560 20,450 150,380 290,340 430,340 520,300 580,200
      610,80 626,-10
    `),
    true,
  )
  pen.fill(body)
  for (const [x, foot] of [
    [180, 750],
    [450, 756],
  ] as const)
    pen.fill(
      polygon([
        [x, 480],
        [x + 96, 480],
        [x + 86, foot],
        [x + 4, foot],
      ]),
    )
  pen.save()
  pen.clip(body)
  pen.fillStyle = '#8fbd9d'
  pen.fill(curve(points('120,560 300,520 480,520 590,430 640,280 680,120 760,300 600,640 200,640'), true))
  pen.fillStyle = '#3f7369'
  for (const [x, y, size] of [
    [260, 390, 20],
    [330, 372, 26],
    [410, 380, 22],
    [490, 350, 22],
    [556, 290, 18],
    [590, 210, 15],
    [612, 120, 13],
    [170, 410, 16],
  ] as const)
    pen.fill(oval(x, y, size, size * 0.8))
  pen.restore()
  pen.fillStyle = palette.ink
  pen.fill(disc(716, -42, 9))
  pen.strokeStyle = '#2c5a50'
  pen.lineWidth = 5
  pen.stroke(
    curve([
      [786, -26],
      [760, -20],
      [736, -24],
    ]),
  )
}

function drawPlated(pen: Pen) {
  pen.fillStyle = palette.clay
  for (const [x, y, size] of [
    [60, 190, 44],
    [110, 130, 60],
    [178, 84, 74],
    [256, 70, 76],
    [330, 92, 66],
    [392, 140, 50],
  ] as const) {
    at(pen, x, y, (x - 220) / 420, 1, () =>
      pen.fill(
        curve(
          [
            [-size * 0.55, 30],
            [-size * 0.4, -size * 0.5],
            [0, -size],
            [size * 0.4, -size * 0.5],
            [size * 0.55, 30],
          ],
          true,
        ),
      ),
    )
  }
  pen.fillStyle = '#c88b3b'
  for (const x of [120, 330])
    pen.fill(
      polygon([
        [x, 260],
        [x + 66, 260],
        [x + 58, 410],
        [x + 4, 410],
      ]),
    )
  pen.fillStyle = palette.straw
  pen.fill(
    curve(
      points(`
        -130,330 -60,260 30,190 130,120 240,98 340,130 410,200 470,250 540,262 580,290 566,318 500,326
        430,322 360,340 240,350 110,336 10,306 -70,318
      `),
      true,
    ),
  )
  for (const x of [70, 280])
    pen.fill(
      polygon([
        [x, 270],
        [x + 76, 270],
        [x + 68, 430],
        [x + 4, 430],
      ]),
    )
  pen.fillStyle = palette.ink
  pen.fill(disc(528, 284, 7))
  pen.fillStyle = '#c88b3b'
  for (const [x, y] of points('120,200 200,170 290,180 240,240 350,240 150,270')) pen.fill(disc(x, y, 13))
}

function drawFern(pen: Pen, x: number, foot: number, tall: number) {
  pen.fillStyle = palette.bark
  pen.fill(
    ribbon(
      [
        [x, foot],
        [x + 12, foot - tall * 0.5],
        [x, foot - tall],
      ],
      (share) => 40 - 16 * share,
    ),
  )
  for (const step of range(9)) {
    at(pen, x, foot - tall, -Math.PI + (step / 8) * Math.PI, 1, () => {
      pen.fillStyle = step % 2 ? palette.leaf : palette.eucalyptus
      pen.fill(leaf(tall * 0.62, 46, step < 4 ? -0.35 : 0.35))
    })
  }
}
