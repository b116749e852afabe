import { chance, range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { along, curve, disc, type Point, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A humpback and her calf under the light of the surface. */
export function whale(): Sheet {
  const picture = sheet([1600, 1200], palette.deep)
  gouache(picture, drawWater, { seed: 1, dry: 0.2, streak: 0.09, turn: 0 })
  drawRays(picture.pen)
  gouache(picture, (pen) => at(pen, 250, 330, 0.1, 1.08, drawWhale), {
    seed: 3,
    dry: 0.1,
    streak: 0.1,
    turn: 0.15,
  })
  gouache(picture, (pen) => at(pen, 900, 860, -0.02, 0.4, drawWhale), { seed: 4, dry: 0.1, streak: 0.1 })
  gouache(picture, drawSparks, { seed: 5, dry: 0 })
  grain(picture, { seed: 6 })
  return picture
}

function drawWater(pen: Pen) {
  const bands = 13
  for (const band of range(bands)) {
    const y = (band / bands) * 1200 - 50
    pen.fillStyle = mix('#5fa9ad', '#12303f', (band / (bands - 1)) ** 0.75)
    pen.fill(
      curve(
        [
          [-80, y],
          [300, y + 26 * Math.sin(band * 1.7)],
          [800, y - 20],
          [1250, y + 24 * Math.cos(band * 2.1)],
          [1680, y],
          [1680, 1300],
          [-80, 1300],
        ],
        true,
      ),
    )
  }
}

function drawRays(pen: Pen) {
  pen.save()
  pen.filter = 'blur(18px)'
  pen.globalAlpha = 0.09
  pen.fillStyle = '#d9efe4'
  for (const [x, wide, lean] of [
    [380, 60, -150],
    [560, 110, -90],
    [800, 70, 10],
    [990, 130, 90],
    [1240, 60, 200],
  ] as const) {
    pen.fill(
      polygon([
        [x, -20],
        [x + wide, -20],
        [x + wide * 2.6 + lean, 1260],
        [x - wide * 0.8 + lean, 1260],
      ]),
    )
  }
  pen.restore()
}

/** Swimming to the left, about 1050 long. */
function drawWhale(pen: Pen) {
  const spine: readonly Point[] = points('20,250 240,180 480,170 720,230 930,260 1010,220')
  const body = curve(
    points(`
      12,262 60,196 160,138 300,98 450,92 560,104 596,82 626,116 740,158 880,206 980,214 984,250
      900,270 760,306 600,352 430,384 270,376 130,336 46,300
    `),
    true,
  )
  pen.fillStyle = '#1a3345'
  pen.fill(
    curve(
      points(`
        964,216 1010,170 1090,120 1150,116 1100,170 1072,216 1110,262 1170,306 1110,312 1030,284
        966,250
      `),
      true,
    ),
  )
  pen.fillStyle = '#24445a'
  pen.fill(body)
  pen.save()
  pen.clip(body)
  pen.fillStyle = '#dfe6dc'
  pen.fill(curve(points('0,282 120,288 280,300 440,316 600,330 700,320 500,420 200,420 0,330'), true))
  pen.strokeStyle = '#7e97a0'
  pen.lineWidth = 4.5
  for (const line of range(8))
    pen.stroke(
      curve([
        [20, 290 + line * 8],
        [200, 304 + line * 11],
        [400, 322 + line * 10],
        [560, 336 + line * 4],
      ]),
    )
  pen.fillStyle = '#33586e'
  pen.fill(curve(points('60,214 200,138 400,108 560,116 760,176 640,160 420,136 220,166'), true))
  pen.restore()
  pen.strokeStyle = '#152a39'
  pen.lineWidth = 5
  pen.stroke(curve(points('14,266 100,270 190,262 236,278')))
  pen.fillStyle = '#0f202b'
  pen.fill(disc(246, 252, 8))
  pen.fillStyle = '#1d3a4e'
  pen.fill(curve(points('330,316 380,360 420,460 420,560 392,636 360,600 330,500 300,400 292,336'), true))
  pen.fillStyle = '#cfdad6'
  pen.fill(ribbon(points('312,360 340,470 372,570 390,626'), (share) => 14 * (1 - share) + 4))
  pen.fillStyle = '#8fa7ad'
  for (const { x, y, share } of along(spine, 26))
    if (share < 0.22) pen.fill(disc(x + 24, y - 34 - share * 120, 5))
}

function drawSparks(pen: Pen) {
  const fall = chance(7)
  for (const _ of range(120)) {
    pen.fillStyle = mix('#d9efe4', palette.lagoon, fall.next())
    pen.globalAlpha = fall.between(0.5, 0.9)
    pen.fill(disc(fall.between(0, 1600), fall.between(0, 1200), fall.between(1.5, 5)))
  }
  pen.globalAlpha = 1
}
