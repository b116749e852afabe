import { chance, range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { grain, lino } from '../studio/printing.ts'
import { curve, leaf, points, ribbon, vein } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const HEAD = { x: 700, y: 590 }
const STEM = points('700,900 690,1040 708,1160 700,1262')

/** A waratah printed in red, gum green and the dark of the bush. */
export function waratah(): Sheet {
  const print = sheet([1400, 1400], palette.paper)
  lino(
    print,
    (pen) => {
      pen.fillStyle = palette.bush
      pen.fillRect(90, 90, 1220, 1220)
      pen.globalCompositeOperation = 'destination-out'
      drawLeaves(pen, 10, false)
      drawFlower(pen, 9)
      drawCarving(pen)
    },
    { seed: 2, wear: 0.32 },
  )
  lino(
    print,
    (pen) => {
      drawLeaves(pen, 0, true)
      pen.globalCompositeOperation = 'destination-out'
      drawFlower(pen, 9)
    },
    { seed: 3, wear: 0.4 },
  )
  lino(print, (pen) => drawFlower(pen, 0), { seed: 4, wear: 0.25 })
  grain(print, { seed: 5 })
  return print
}

const LEAVES = [
  [-2.5, 470, 700],
  [-0.6, 470, 700],
  [2.85, 500, 860],
  [0.28, 500, 860],
  [2.3, 360, 980],
  [0.85, 360, 980],
] as const

function drawLeaves(pen: Pen, grow: number, veined: boolean) {
  pen.fillStyle = palette.gum
  pen.fill(ribbon(STEM, () => 30 + grow * 2))
  for (const [turn, length, y] of LEAVES) {
    const bend = Math.cos(turn) > 0 ? 0.12 : -0.12
    at(pen, 700, y, turn, 1, () => {
      pen.fill(leaf(length + grow, 118 + grow * 2, bend))
      if (!veined) return
      pen.save()
      pen.globalCompositeOperation = 'destination-out'
      pen.lineWidth = 6
      pen.stroke(vein(length, bend))
      pen.lineWidth = 3
      for (const step of range(8)) {
        const x = length * (0.18 + step * 0.09)
        const y0 = bend * x * 0.95
        for (const side of [-1, 1])
          pen.stroke(
            curve([
              [x, y0],
              [x + 44, y0 + side * (36 - step * 2.6)],
            ]),
          )
      }
      pen.restore()
    })
  }
}

/** Ring within ring of curling florets over a collar of bracts; `grow` makes room for it in the dark plate. */
function drawFlower(pen: Pen, grow: number) {
  const piece = (
    x: number,
    y: number,
    turn: number,
    length: number,
    width: number,
    bend: number,
    colour: string,
  ) =>
    at(pen, x, y, turn, 1, () => {
      const shape = leaf(length + grow, width + grow * 2, bend)
      if (grow === 0) {
        pen.save()
        pen.globalCompositeOperation = 'destination-out'
        pen.lineWidth = 9
        pen.stroke(shape)
        pen.restore()
      }
      pen.fillStyle = colour
      pen.fill(shape)
    })
  for (const step of range(13)) {
    const share = step / 12
    const turn = Math.PI * (0.02 + 0.96 * share)
    piece(
      HEAD.x + Math.cos(turn) * 120,
      HEAD.y + 130,
      turn * 0.86 + 0.22,
      330 - 60 * Math.sin(turn),
      84,
      0.1 * Math.sign(Math.cos(turn)),
      palette.brick,
    )
  }
  for (const ring of range(7)) {
    const across = 268 - ring * 38
    const count = 26 - ring * 3
    for (const step of range(count)) {
      const turn = ((step + (ring % 2) / 2) / count) * 2 * Math.PI
      const x = HEAD.x + Math.cos(turn) * across * 0.62
      const y = HEAD.y + 70 - ring * 34 + Math.sin(turn) * across * 0.5
      piece(x, y, turn - 0.12, 118 - ring * 7, 40 - ring * 1.5, 0.42, ring % 2 ? palette.waratah : '#c43a3a')
    }
  }
}

/** Short cuts of the gouge in the dark, running away from the flower. */
function drawCarving(pen: Pen) {
  const fall = chance(8)
  pen.lineWidth = 3.6
  for (const _ of range(420)) {
    const turn = fall.between(0, 2 * Math.PI)
    const reach = fall.between(430, 800)
    const [x, y] = [HEAD.x + Math.cos(turn) * reach, HEAD.y + 80 + Math.sin(turn) * reach]
    const length = fall.between(14, 38)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(turn) * length, y + Math.sin(turn) * length)
    pen.stroke()
  }
}
