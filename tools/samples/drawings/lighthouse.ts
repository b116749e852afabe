import { range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { cutPaper, grain } from '../studio/printing.ts'
import { curve, disc, oval, type Point, points, polygon } from '../studio/shapes.ts'
import { type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A lighthouse on its headland, in layers of cut paper. */
export function lighthouse(): Sheet {
  const picture = sheet([1200, 1600], '#f3dcc0')
  for (const [radius, colour] of [
    [560, '#f6e3c4'],
    [430, '#f8e7c4'],
    [300, '#fbedc9'],
    [176, '#fdf4da'],
  ] as const) {
    cutPaper(
      picture,
      (pen) => {
        pen.fillStyle = colour
        pen.fill(disc(760, 520, radius))
      },
      { seed: radius, lift: 9, depth: 0.14 },
    )
  }
  cutPaper(picture, drawClouds, { seed: 2, lift: 8, depth: 0.16 })
  for (const layer of range(4))
    cutPaper(picture, (pen) => drawSea(pen, layer), { seed: 4 + layer, lift: 8, depth: 0.22 })
  cutPaper(picture, drawFarHeadland, { seed: 9, lift: 8 })
  cutPaper(picture, drawTower, { seed: 10, lift: 9, depth: 0.3 })
  for (const layer of range(3))
    cutPaper(picture, (pen) => drawHeadland(pen, layer), { seed: 12 + layer, lift: 10, depth: 0.32 })
  cutPaper(picture, drawGulls, { seed: 20, lift: 5, depth: 0.18 })
  grain(picture, { seed: 21 })
  return picture
}

function drawClouds(pen: Pen) {
  pen.fillStyle = '#fbf3e4'
  for (const [x, y, scale] of [
    [120, 300, 1],
    [900, 180, 0.8],
    [1080, 700, 0.9],
  ] as const) {
    for (const [dx, dy, radius] of [
      [0, 0, 64],
      [80, -34, 84],
      [180, -10, 70],
      [250, 16, 44],
    ] as const)
      pen.fill(disc(x + dx * scale, y + dy * scale, radius * scale))
    pen.fillRect(x - 60 * scale, y, 350 * scale, 62 * scale)
  }
}

function drawSea(pen: Pen, layer: number) {
  pen.fillStyle = [palette.sky, '#7db5b9', palette.sea, palette.deep][layer]!
  const top = 900 + layer * 92
  const points = range(15).map(
    (step): Point => [-60 + step * 95, top + (step % 2 ? 20 : -8) + 8 * Math.sin(step * 2 + layer * 3)],
  )
  pen.fill(curve([...points, [1300, 1700], [-100, 1700]], true))
}

function drawFarHeadland(pen: Pen) {
  pen.fillStyle = '#a98d78'
  pen.fill(curve(points('760,930 860,850 960,830 1080,780 1260,770 1280,960 1000,952'), true))
  pen.fillStyle = palette.gum
  pen.fill(curve(points('860,850 960,822 1080,770 1260,752 1270,800 1090,812 960,850'), true))
}

function drawHeadland(pen: Pen, layer: number) {
  const colours = ['#b5795a', palette.brick, palette.bush] as const
  const shapes: readonly (readonly Point[])[] = [
    points('-80,1120 120,1060 330,1048 560,1070 700,1140 770,1260 860,1400 900,1700 -80,1700'),
    points('-80,1260 160,1230 360,1250 520,1330 620,1450 700,1700 -80,1700'),
    points('-80,1420 120,1370 260,1400 380,1480 470,1580 500,1700 -80,1700'),
  ]
  pen.fillStyle = colours[layer]!
  pen.fill(curve(shapes[layer]!, true))
  if (layer === 0) {
    pen.fillStyle = palette.gum
    pen.fill(
      curve(points('-80,1110 120,1046 330,1030 560,1054 700,1130 560,1104 330,1090 120,1100 -80,1160'), true),
    )
  }
  if (layer < 2) return
  pen.fillStyle = mix(palette.bush, palette.gum, 0.4)
  for (const [x, y] of points('90,1460 210,1490 300,1560 60,1560 170,1580'))
    pen.fill(oval(x, y, 44, 26, -0.3))
}

function drawTower(pen: Pen) {
  const tower = polygon(points('278,1080 318,560 442,560 482,1080'))
  pen.fillStyle = '#fbf5e8'
  pen.fill(tower)
  pen.save()
  pen.clip(tower)
  pen.fillStyle = palette.waratah
  for (const stripe of range(3)) pen.fillRect(200, 640 + stripe * 170, 400, 84)
  pen.fillStyle = 'rgba(60,40,40,0.16)'
  pen.fill(polygon(points('412,540 500,540 500,1090 420,1090')))
  pen.restore()
  pen.fillStyle = palette.ink
  pen.fillRect(296, 540, 168, 24)
  pen.fillRect(336, 450, 88, 90)
  pen.fillStyle = palette.wattle
  pen.fillRect(348, 462, 64, 70)
  pen.fillStyle = palette.waratah
  pen.fill(
    polygon([
      [322, 452],
      [438, 452],
      [380, 384],
    ]),
  )
  pen.fillStyle = palette.ink
  pen.fill(disc(380, 382, 10))
  for (const y of [760, 930]) pen.fillRect(368, y, 24, 42)
  pen.fillStyle = '#fbf5e8'
  pen.fill(polygon(points('500,980 660,980 660,1100 500,1100')))
  pen.fillStyle = palette.clay
  pen.fill(polygon(points('484,984 520,912 640,912 678,984')))
  pen.fillStyle = palette.ink
  for (const x of [530, 600]) pen.fillRect(x, 1010, 28, 34)
}

function drawGulls(pen: Pen) {
  pen.fillStyle = '#fbf5e8'
  for (const [x, y, wide] of [
    [620, 360, 90],
    [760, 300, 60],
    [560, 250, 50],
    [960, 470, 46],
  ] as const) {
    pen.fill(
      curve(
        [
          [x - wide, y - wide * 0.28],
          [x - wide * 0.4, y - wide * 0.34],
          [x, y],
          [x + wide * 0.4, y - wide * 0.36],
          [x + wide, y - wide * 0.2],
          [x + wide * 0.4, y - wide * 0.2],
          [x, y + wide * 0.16],
          [x - wide * 0.4, y - wide * 0.16],
        ],
        true,
      ),
    )
  }
}
