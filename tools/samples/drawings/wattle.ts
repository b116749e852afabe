import { type Chance, chance, range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { grain, wash } from '../studio/printing.ts'
import { along, disc, leaf, type Point, points, ribbon, vein } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const BRANCHES: readonly (readonly Point[])[] = [
  points('250,1600 390,1230 600,860 800,560 910,170'),
  points('470,1080 380,820 330,560 350,300'),
  points('640,800 560,620 560,430 600,230'),
  points('560,925 760,860 930,800 1080,700'),
  points('372,1270 620,1210 830,1190 1010,1110'),
]

/** Golden wattle in watercolour. */
export function wattle(): Sheet {
  const picture = sheet([1200, 1600], palette.paper)
  const fall = chance(21)
  wash(picture, (pen) => drawLeaves(pen, fall, [palette.sage, palette.gum], 3), { seed: 1, strength: 0.62 })
  wash(picture, drawStems, { seed: 2, strength: 0.8, wander: 3 })
  wash(picture, (pen) => drawBalls(pen, chance(5), '#f6d25a', 34), { seed: 3, strength: 0.8, wander: 5 })
  wash(picture, (pen) => drawLeaves(pen, fall, [palette.leaf, palette.eucalyptus], 2), {
    seed: 4,
    strength: 0.66,
  })
  wash(picture, (pen) => drawBalls(pen, chance(9), palette.wattle, 30), {
    seed: 6,
    strength: 0.85,
    wander: 4,
  })
  wash(picture, (pen) => drawPollen(pen, chance(9)), { seed: 7, strength: 0.6, wander: 2, edge: 0.3 })
  grain(picture, { seed: 8, strength: 1.3 })
  return picture
}

function drawStems(pen: Pen) {
  pen.fillStyle = palette.bark
  for (const branch of BRANCHES) pen.fill(ribbon(branch, (share) => 12 - 9 * share))
}

function drawLeaves(pen: Pen, fall: Chance, colours: readonly string[], every: number) {
  for (const branch of BRANCHES) {
    along(branch, 22).forEach(({ x, y, turn, share }, step) => {
      if (step % every !== 0 || share < 0.1) return
      const side = fall.is(0.5) ? 1 : -1
      const length = fall.between(170, 270)
      at(pen, x, y, turn + side * fall.between(0.4, 0.9), 1, () => {
        pen.fillStyle = fall.pick(colours)
        pen.fill(leaf(length, fall.between(26, 38), -side * 0.22))
        pen.globalCompositeOperation = 'destination-out'
        pen.lineWidth = 2
        pen.stroke(vein(length, -side * 0.22))
        pen.globalCompositeOperation = 'source-over'
      })
    })
  }
}

function eachBall(fall: Chance, draw: (x: number, y: number, radius: number) => void, largest: number) {
  for (const branch of BRANCHES) {
    for (const { x, y, turn, share } of along(branch, 20)) {
      if (share < 0.3) continue
      const way = turn + fall.pick([-1, 1]) * fall.between(0.5, 1.3)
      for (const step of range(3)) {
        const reach = 30 + step * fall.between(26, 44)
        draw(
          x + Math.cos(way) * reach + fall.around(0, 16),
          y + Math.sin(way) * reach + fall.around(0, 16),
          fall.between(0.6, 1) * largest * (1 - 0.12 * step),
        )
      }
    }
  }
}

/** Pompoms, furry at the edge. */
function drawBalls(pen: Pen, fall: Chance, colour: string, largest: number) {
  pen.fillStyle = colour
  pen.strokeStyle = colour
  eachBall(
    fall,
    (x, y, radius) => {
      pen.globalAlpha = 0.85
      pen.fill(disc(x, y, radius * 0.86))
      pen.lineWidth = 2.4
      for (const hair of range(26)) {
        const turn = (hair / 26) * 2 * Math.PI
        pen.beginPath()
        pen.moveTo(x + Math.cos(turn) * radius * 0.7, y + Math.sin(turn) * radius * 0.7)
        pen.lineTo(x + Math.cos(turn) * radius * 1.14, y + Math.sin(turn) * radius * 1.14)
        pen.stroke()
      }
    },
    largest,
  )
  pen.globalAlpha = 1
}

function drawPollen(pen: Pen, fall: Chance) {
  const specks = chance(31)
  pen.fillStyle = palette.amber
  eachBall(
    fall,
    (x, y, radius) => {
      for (const _ of range(16)) {
        const [turn, reach] = [specks.between(-0.6, 2.4), radius * Math.sqrt(specks.next()) * 0.85]
        pen.fill(disc(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach, specks.between(1.6, 3.6)))
      }
    },
    30,
  )
}
