import { chance, range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { along, curve, disc, leaf, type Point, points, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const BRANCH: readonly Point[] = points('-40,1270 320,1215 700,1235 1240,1120')

/** A kookaburra on a gum branch. */
export function kookaburra(): Sheet {
  const picture = sheet([1200, 1600], '#b9c6ae')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#c3cfb7'
      pen.fillRect(-20, -20, 1240, 1640)
      pen.fillStyle = '#d5dcc6'
      pen.fill(disc(640, 640, 480))
    },
    { seed: 1, streak: 0.045, turn: 0.8, dry: 0.3 },
  )
  gouache(picture, (pen) => drawLeaves(pen, 1, [palette.sage, '#93a78a']), { seed: 2, dry: 0.4 })
  gouache(picture, drawTail, { seed: 3, dry: 0.15, streak: 0.12, turn: 1.4 })
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#86604a'
      pen.fill(ribbon(BRANCH, (share) => 84 - 34 * share))
      pen.fillStyle = '#a57c60'
      pen.fill(
        ribbon(
          BRANCH.map(([x, y]): Point => [x, y - 18]),
          (share) => 22 - 10 * share,
        ),
      )
    },
    { seed: 4, dry: 0.25, streak: 0.16, turn: 0 },
  )
  gouache(picture, drawBird, { seed: 5, dry: 0.1, streak: 0.09, turn: 1.1 })
  gouache(picture, (pen) => drawLeaves(pen, 2, [palette.eucalyptus, palette.leaf]), {
    seed: 6,
    dry: 0.2,
    streak: 0.08,
  })
  grain(picture, { seed: 7 })
  return picture
}

function drawTail(pen: Pen) {
  pen.fillStyle = '#8a4b2f'
  pen.fill(curve(points('760,1010 850,1130 930,1330 960,1450 900,1478 820,1330 720,1130'), true))
  pen.strokeStyle = palette.umber
  pen.lineWidth = 18
  for (const [x, y] of [
    [846, 1250],
    [872, 1320],
    [898, 1392],
  ] as const)
    pen.stroke(
      curve([
        [x - 46, y + 18],
        [x + 46, y - 16],
      ]),
    )
}

/** Facing left, the head large and flat on top. */
function drawBird(pen: Pen) {
  const body = curve(
    points(`
      330,500 420,408 540,372 660,400 740,480 776,590 830,740 868,900 850,1050 790,1150 690,1206
      560,1212 450,1170 386,1070 366,930 384,800 392,706 340,646 308,580
    `),
    true,
  )
  pen.fillStyle = '#f3e9d6'
  pen.fill(body)
  pen.save()
  pen.clip(body)
  pen.fillStyle = '#e0d0b4'
  pen.fill(curve(points('560,760 600,960 560,1130 470,1190 700,1240 800,1100 760,800'), true))
  pen.fillStyle = '#6a4631'
  pen.fill(curve(points('760,560 640,690 596,800 600,930 660,1060 760,1160 900,1180 920,800'), true))
  pen.fillStyle = '#4e3325'
  pen.fill(curve(points('700,760 650,860 680,980 770,1090 860,1160 900,900 800,720'), true))
  pen.fillStyle = '#7fb6c4'
  for (const [x, y, reach] of [
    [690, 800, 30],
    [736, 830, 34],
    [700, 868, 34],
    [752, 900, 34],
    [716, 936, 34],
    [776, 966, 30],
    [744, 1000, 30],
    [800, 1030, 24],
  ] as const) {
    at(pen, x, y, 0.9, 1, () => pen.fill(leaf(reach * 1.5, reach * 0.72)))
  }
  pen.fillStyle = '#7a5640'
  pen.fill(curve(points('430,400 540,366 660,396 740,470 700,470 600,436 500,440 400,476'), true))
  pen.fillStyle = '#5b3c2b'
  pen.fill(curve(points('340,560 420,520 520,512 640,540 770,600 764,660 660,628 540,596 430,590'), true))
  pen.strokeStyle = '#cdb894'
  pen.lineWidth = 5
  const fall = chance(6)
  for (const _ of range(34)) {
    const [x, y] = [fall.between(400, 600), fall.between(760, 1140)]
    pen.stroke(
      curve([
        [x - 16, y],
        [x, y + 9],
        [x + 16, y],
      ]),
    )
  }
  pen.restore()
  pen.fillStyle = '#2d2a2a'
  pen.fill(curve(points('352,494 290,520 200,560 120,598 186,606 280,596 372,582'), true))
  pen.fillStyle = '#c9a887'
  pen.fill(curve(points('134,602 200,608 290,600 372,586 360,632 290,642 200,628'), true))
  pen.fillStyle = palette.ink
  pen.fill(disc(446, 540, 27))
  pen.fillStyle = '#ffffff'
  pen.fill(disc(437, 531, 8))
  pen.strokeStyle = '#4a3a30'
  pen.lineWidth = 20
  for (const x of [540, 630]) {
    for (const toe of [-34, 0, 34])
      pen.stroke(
        curve([
          [x, 1196],
          [x + toe, 1232],
          [x + toe * 1.1, 1252],
        ]),
      )
  }
}

function drawLeaves(pen: Pen, seed: number, colours: readonly string[]) {
  const fall = chance(seed * 19)
  const twigs: readonly (readonly Point[])[] =
    seed === 1
      ? [
          [
            [1240, 200],
            [1020, 260],
            [900, 420],
          ],
          [
            [-40, 180],
            [160, 260],
            [240, 420],
          ],
          [
            [1240, 760],
            [1100, 840],
            [1040, 980],
          ],
        ]
      : [
          [
            [180, 1230],
            [120, 1340],
            [140, 1480],
          ],
          [
            [1010, 1160],
            [1090, 1290],
            [1080, 1440],
          ],
          [
            [420, 1230],
            [440, 1340],
            [400, 1460],
          ],
        ]
  for (const twig of twigs) {
    pen.fillStyle = palette.bark
    pen.fill(ribbon(twig, () => 9))
    for (const { x, y } of along(twig, 6)) {
      at(pen, x, y, Math.PI / 2 + fall.around(0, 1.1), 1, () => {
        pen.fillStyle = fall.pick(colours)
        pen.fill(leaf(fall.between(190, 290), fall.between(40, 56), fall.pick([-0.25, 0.25])))
      })
    }
  }
}
