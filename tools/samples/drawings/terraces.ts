import { chance, range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, oval, points, polygon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const HOUSES = [
  ['#d98b6a', '#f3e3c8', palette.eucalyptus],
  ['#e9d2a4', '#fbf3e0', palette.brick],
  ['#8fae9e', '#f6ecd6', palette.plum],
  ['#e3b3a0', '#fbf3e0', palette.deep],
  ['#c9785a', '#f3e3c8', palette.bush],
  ['#a9c0c4', '#fbf3e0', palette.clay],
] as const
const WIDE = 252

/** A row of terrace houses with iron lace, of an afternoon. */
export function terraces(): Sheet {
  const picture = sheet([1600, 1200], '#bfd8d6')
  gouache(picture, drawSky, { seed: 1, streak: 0.05 })
  gouache(picture, (pen) => eachHouse(pen, (house) => drawHouse(pen, house)), {
    seed: 2,
    dry: 0.05,
    streak: 0.08,
    turn: 1.4,
  })
  gouache(picture, (pen) => eachHouse(pen, (house, place) => drawVerandas(pen, house, place)), {
    seed: 3,
    dry: 0.04,
    streak: 0.04,
  })
  gouache(picture, drawStreet, { seed: 4, dry: 0.15, streak: 0.1 })
  grain(picture, { seed: 5 })
  return picture
}

type House = (typeof HOUSES)[number]

function eachHouse(pen: Pen, draw: (house: House, place: number) => void) {
  for (const [place, house] of HOUSES.entries()) at(pen, 44 + place * WIDE, 0, 0, 1, () => draw(house, place))
}

function drawSky(pen: Pen) {
  pen.fillStyle = '#c6dedb'
  pen.fillRect(-20, -20, 1640, 1240)
  pen.fillStyle = '#f7e6c6'
  pen.fill(disc(1250, 190, 96))
  pen.fillStyle = '#eaf0e6'
  for (const [x, y] of [
    [180, 150],
    [760, 96],
  ] as const)
    for (const [dx, radius] of points('0,44 64,60 134,50 196,30'))
      pen.fill(oval(x + dx, y, radius, radius * 0.55))
}

function drawHouse(pen: Pen, [wall, trim, door]: House) {
  pen.fillStyle = wall
  pen.fillRect(0, 330, WIDE, 710)
  pen.fillStyle = mix(wall, palette.umber, 0.35)
  pen.fillRect(WIDE - 10, 300, 10, 740)
  pen.fillStyle = trim
  pen.fillRect(-4, 318, WIDE + 4, 30)
  pen.fillRect(14, 286, WIDE - 32, 34)
  pen.fill(curve(points('54,288 80,236 126,206 172,236 198,288'), true))
  pen.fillStyle = wall
  pen.fill(disc(126, 256, 18))
  pen.fillStyle = mix(wall, palette.brick, 0.6)
  pen.fillRect(16, 196, 44, 92)
  pen.fillStyle = trim
  pen.fillRect(10, 190, 56, 14)
  const glass = '#41606a'
  for (const x of [36, 144]) drawWindow(pen, x, 440, 72, 190, trim, glass)
  drawWindow(pen, 30, 776, 92, 190, trim, glass)
  pen.fillStyle = trim
  pen.fillRect(146, 750, 84, 290)
  pen.fillStyle = door
  pen.fillRect(156, 800, 64, 240)
  pen.fillStyle = glass
  pen.fillRect(156, 760, 64, 32)
  pen.fillStyle = palette.wattle
  pen.fill(disc(210, 920, 5))
}

function drawWindow(pen: Pen, x: number, y: number, wide: number, tall: number, trim: string, glass: string) {
  pen.fillStyle = trim
  pen.fillRect(x - 8, y - 8, wide + 16, tall + 22)
  pen.fillStyle = glass
  pen.fillRect(x, y, wide, tall)
  pen.fillStyle = '#6f8d92'
  pen.fill(
    polygon([
      [x, y + tall * 0.7],
      [x + wide, y + tall * 0.25],
      [x + wide, y + tall * 0.45],
      [x, y + tall * 0.9],
    ]),
  )
  pen.fillStyle = trim
  pen.fillRect(x + wide / 2 - 3, y, 6, tall)
  pen.fillRect(x, y + tall / 2 - 3, wide, 6)
}

function drawVerandas(pen: Pen, [wall, trim]: House, place: number) {
  const roof = [palette.slate, palette.brick, palette.eucalyptus][place % 3]!
  for (const y of [372, 690]) {
    for (const stripe of range(12)) {
      pen.fillStyle = stripe % 2 ? roof : mix(roof, palette.paper, 0.55)
      pen.fill(
        polygon([
          [stripe * 21, y],
          [stripe * 21 + 21, y],
          [stripe * 21 + 21, y + 46],
          [stripe * 21, y + 46],
        ]),
      )
    }
    const iron = trim
    pen.strokeStyle = iron
    pen.lineWidth = 4
    pen.fillStyle = iron
    pen.fillRect(0, y + 46, WIDE, 7)
    for (const loop of range(12)) {
      pen.stroke(disc(10.5 + loop * 21, y + 64, 9))
      pen.fill(disc(10.5 + loop * 21, y + 78, 3.5))
    }
    for (const x of [4, WIDE - 12]) pen.fillRect(x, y + 46, 8, y < 500 ? 272 : 304)
  }
  pen.strokeStyle = trim
  pen.lineWidth = 4
  pen.fillStyle = mix(wall, palette.umber, 0.5)
  pen.fillRect(0, 676, WIDE, 14)
  for (const rail of [584, 670]) {
    pen.fillStyle = trim
    pen.fillRect(0, rail, WIDE, 7)
  }
  for (const bar of range(12)) {
    pen.stroke(oval(10.5 + bar * 21, 628, 8, 38))
    pen.stroke(disc(10.5 + bar * 21, 628, 7))
  }
}

function drawStreet(pen: Pen) {
  pen.fillStyle = '#b9a58c'
  pen.fillRect(-20, 1040, 1640, 50)
  pen.fillStyle = '#cdbb9f'
  pen.fillRect(-20, 1040, 1640, 12)
  pen.fillStyle = '#77716b'
  pen.fillRect(-20, 1090, 1640, 140)
  const fall = chance(4)
  for (const place of range(6)) {
    const x = 44 + place * WIDE
    pen.fillStyle = palette.bush
    for (const picket of range(11))
      if (picket < 6 || picket > 9) pen.fillRect(x + 8 + picket * 22, 968, 6, 76)
    pen.fillRect(x + 4, 984, 132, 5)
    for (const _ of range(9)) {
      pen.fillStyle = fall.pick([palette.leaf, palette.gum, palette.eucalyptus])
      pen.fill(
        oval(x + fall.between(10, 130), fall.between(976, 1020), fall.between(16, 30), fall.between(14, 24)),
      )
    }
    for (const _ of range(7)) {
      pen.fillStyle = [palette.coral, palette.wattle, palette.paper, palette.waratah][place % 4]!
      pen.fill(disc(x + fall.between(14, 126), fall.between(970, 1016), fall.between(5, 9)))
    }
  }
  pen.fillStyle = '#a39b90'
  for (const dash of range(9)) pen.fillRect(30 + dash * 190, 1150, 96, 7)
}
