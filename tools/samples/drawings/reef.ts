import { chance, range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { cutPaper, grain } from '../studio/printing.ts'
import { curve, disc, leaf, oval, type Point, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A reef in cut paper, with so much in it that it makes a good puzzle. */
export function reef(): Sheet {
  const picture = sheet([1600, 1200], '#9fd0cd')
  for (const layer of range(4))
    cutPaper(picture, (pen) => drawWater(pen, layer), { seed: layer, lift: 9, depth: 0.14 })
  cutPaper(picture, (pen) => drawCorals(pen, 1, 0.72, 0.45), { seed: 5, lift: 7, depth: 0.25 })
  cutPaper(picture, drawFishes, { seed: 6, lift: 9, depth: 0.28 })
  cutPaper(picture, drawTurtle, { seed: 7, lift: 14, depth: 0.3 })
  cutPaper(picture, (pen) => drawCorals(pen, 2, 1, 0), { seed: 8, lift: 9, depth: 0.32 })
  cutPaper(picture, drawSand, { seed: 9, lift: 9, depth: 0.28 })
  grain(picture, { seed: 10, strength: 0.8 })
  return picture
}

function drawWater(pen: Pen, layer: number) {
  pen.fillStyle = ['#79bdc0', '#559fa9', '#35808f', '#1f6176'][layer]!
  const top = 130 + layer * 190
  pen.fill(
    curve(
      [
        [-80, top],
        [240, top + 60],
        [560, top - 30],
        [900, top + 54],
        [1260, top - 24],
        [1700, top + 40],
        [1700, 1300],
        [-80, 1300],
      ],
      true,
    ),
  )
}

function drawCorals(pen: Pen, seed: number, scale: number, faded: number) {
  const fall = chance(seed * 5)
  const colours = [
    palette.coral,
    palette.wattle,
    palette.blush,
    palette.clay,
    palette.plum,
    palette.apricot,
    palette.sage,
    palette.waratah,
  ].map((colour) => mix(colour, '#35808f', faded))
  for (const place of range(seed === 1 ? 15 : 13)) {
    const x = -20 + place * (seed === 1 ? 118 : 138) + fall.around(0, 30)
    const foot = seed === 1 ? 1020 : 1130
    const colour = colours[(place * 3 + seed) % colours.length]!
    at(pen, x, foot, fall.around(0, 0.12), scale * fall.between(0.85, 1.25), () => {
      pen.fillStyle = colour
      const kind = (place + seed) % 5
      if (kind === 0) drawBranch(pen, 190, 0, 4)
      if (kind === 1) drawFan(pen, colour)
      if (kind === 2) for (const tube of range(4)) drawTube(pen, tube, colour)
      if (kind === 3) drawBrain(pen, colour)
      if (kind === 4)
        for (const weed of range(5))
          pen.fill(
            ribbon(
              [
                [weed * 26 - 52, 20],
                [weed * 26 - 70, -80],
                [weed * 26 - 30, -180 - weed * 14],
                [weed * 26 - 64, -270 + weed * 20],
              ],
              (share) => 26 * (1 - share) + 5,
            ),
          )
    })
  }
}

function drawBranch(pen: Pen, length: number, turn: number, left: number) {
  at(pen, 0, 0, turn, 1, () => {
    pen.fill(
      ribbon(
        [
          [0, 20],
          [6, -length * 0.5],
          [0, -length],
        ],
        () => 8 + left * 7,
      ),
    )
    pen.fill(disc(0, -length, 4 + left * 3.5))
    if (left === 0) return
    pen.translate(0, -length * 0.62)
    for (const side of [-0.75, 0.1, 0.8]) drawBranch(pen, length * 0.56, side, Math.max(0, left - 2))
  })
}

function drawFan(pen: Pen, colour: string) {
  pen.fill(curve(points('-14,20 -120,-110 -130,-230 -50,-300 60,-296 140,-220 120,-100 14,20'), true))
  pen.strokeStyle = mix(colour, '#fff4e0', 0.45)
  pen.lineWidth = 5
  for (const rib of range(9))
    pen.stroke(
      curve([
        [0, 0],
        [(rib - 4) * 14, -110],
        [(rib - 4) * 28, -236 + Math.abs(rib - 4) * 14],
      ]),
    )
}

function drawTube(pen: Pen, tube: number, colour: string) {
  const [x, tall] = [tube * 50 - 80, 130 + ((tube * 67) % 110)]
  pen.fillStyle = colour
  pen.fill(
    polygon([
      [x - 26, 30],
      [x + 26, 30],
      [x + 30, -tall],
      [x - 30, -tall],
    ]),
  )
  pen.fillStyle = mix(colour, '#fff4e0', 0.4)
  pen.fill(oval(x, -tall, 30, 14))
  pen.fillStyle = mix(colour, palette.plum, 0.6)
  pen.fill(oval(x, -tall, 20, 8))
}

function drawBrain(pen: Pen, colour: string) {
  pen.fill(curve(points('-120,30 -130,-50 -70,-130 20,-146 100,-106 134,-30 120,30'), true))
  pen.strokeStyle = mix(colour, '#fff4e0', 0.5)
  pen.lineWidth = 6
  for (const row of range(4))
    pen.stroke(curve(range(9).map((step): Point => [-100 + step * 25, -16 - row * 30 + (step % 2 ? 9 : -9)])))
}

function drawFishes(pen: Pen) {
  const fall = chance(3)
  const coats = [
    [palette.wattle, palette.deep],
    [palette.coral, palette.paper],
    [palette.paper, palette.waratah],
    [palette.lagoon, palette.wattle],
    [palette.apricot, palette.plum],
  ] as const
  const taken: Point[] = []
  for (const place of range(140)) {
    const [x, y] = [fall.between(70, 1530), fall.between(90, 800)]
    if (Math.hypot(x - 1080, y - 420) < 280) continue
    if (taken.some(([otherX, otherY]) => Math.hypot(x - otherX, (y - otherY) * 1.5) < 175)) continue
    taken.push([x, y])
    const coat = coats[place % coats.length]!
    at(pen, x, y, fall.around(0, 0.25), fall.between(0.6, 1.3), () => {
      pen.scale(place % 3 ? 1 : -1, 1)
      drawFish(pen, coat[0], coat[1])
    })
  }
}

function drawFish(pen: Pen, coat: string, stripe: string) {
  pen.fillStyle = stripe
  pen.fill(polygon(points('-44,0 -86,-34 -78,0 -86,34')))
  pen.fill(
    curve(
      [
        [-20, -30],
        [0, -58],
        [30, -34],
      ],
      true,
    ),
  )
  const body = curve(points('-52,0 -20,-34 24,-36 62,0 24,36 -20,34'), true)
  pen.fillStyle = coat
  pen.fill(body)
  pen.save()
  pen.clip(body)
  pen.fillStyle = stripe
  pen.fillRect(-26, -60, 14, 120)
  pen.fillRect(8, -60, 14, 120)
  pen.restore()
  pen.fillStyle = palette.ink
  pen.fill(disc(40, -6, 5.5))
}

function drawTurtle(pen: Pen) {
  at(pen, 1080, 420, -0.35, 1.15, () => {
    pen.fillStyle = '#6f9a72'
    for (const [x, y, turn, length] of [
      [70, -80, -0.75, 190],
      [70, 80, 0.75, 190],
      [-110, -60, 2.6 + 1.1, 100],
      [-110, 60, -2.6 - 1.1, 100],
    ] as const)
      at(pen, x, y, turn, 1, () => pen.fill(leaf(length, 64, 0.12 * Math.sign(y))))
    pen.fill(oval(190, 0, 54, 40))
    pen.fillStyle = '#3e6b4f'
    pen.fill(curve(points('-150,0 -110,-84 0,-118 110,-84 156,0 110,84 0,118 -110,84'), true))
    pen.fillStyle = '#9db878'
    for (const [x, y, size] of [
      [0, 0, 48],
      [86, 0, 34],
      [-86, 0, 36],
      [42, -66, 30],
      [-46, -66, 30],
      [42, 66, 30],
      [-46, 66, 30],
    ] as const) {
      pen.fill(
        polygon(
          range(6).map(
            (corner): Point => [
              x + Math.cos((corner / 6) * 2 * Math.PI) * size,
              y + Math.sin((corner / 6) * 2 * Math.PI) * size * 0.9,
            ],
          ),
        ),
      )
    }
    pen.fillStyle = palette.ink
    for (const side of [-1, 1]) pen.fill(disc(208, side * 20, 6))
  })
}

function drawSand(pen: Pen) {
  pen.fillStyle = palette.sand
  pen.fill(curve(points('-80,1130 240,1106 620,1140 1000,1104 1360,1140 1700,1110 1700,1300 -80,1300'), true))
  const fall = chance(9)
  for (const place of range(7)) {
    at(pen, 120 + place * 226, 1162 + fall.around(0, 20), fall.between(0, 3), 1, () => {
      pen.fillStyle = place % 2 ? palette.coral : palette.amber
      pen.fill(
        polygon(
          range(10).map((corner): Point => {
            const reach = corner % 2 ? 16 : 42
            return [
              Math.cos((corner / 10) * 2 * Math.PI) * reach,
              Math.sin((corner / 10) * 2 * Math.PI) * reach,
            ]
          }),
        ),
      )
    })
  }
}
