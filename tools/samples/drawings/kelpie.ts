import { range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, oval, points } from '../studio/shapes.ts'
import { type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A red kelpie in profile. */
export function kelpie(): Sheet {
  const picture = sheet([1200, 1600], '#dfe3d3')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#e6e8da'
      pen.fillRect(-20, -20, 1240, 1640)
      pen.fillStyle = '#c9d3bd'
      pen.fill(disc(600, 720, 470))
    },
    { seed: 1, streak: 0.045, turn: 0.6 },
  )
  gouache(picture, drawDog, { seed: 2, dry: 0.12, streak: 0.1, turn: 1.1 })
  gouache(picture, drawBandana, { seed: 3, dry: 0.12, streak: 0.08 })
  grain(picture, { seed: 4 })
  return picture
}

function drawDog(pen: Pen) {
  const ear = curve(points('506,520 470,420 452,290 476,228 540,268 610,350 652,446'), true)
  pen.fillStyle = '#6b3420'
  pen.fill(curve(points('560,480 548,380 560,280 590,226 640,280 680,370 700,450'), true))
  const head = curve(
    points(`
      470,560 520,480 600,428 690,420 764,452 808,516 858,548 912,566 946,596 960,640 954,700 926,742
      870,764 806,786 752,822 712,890 706,970 740,1080 790,1220 820,1400 836,1640 240,1640 262,1440
      300,1240 336,1040 356,860 400,690
    `),
    true,
  )
  pen.fillStyle = '#a4502c'
  pen.fill(head)
  pen.save()
  pen.clip(head)
  pen.fillStyle = '#c98a56'
  pen.fill(
    curve(
      points(`
        1000,704 930,708 860,704 800,722 740,772 698,840 684,930 710,1100 740,1300 720,1640 900,1640
        1040,760
      `),
      true,
    ),
  )
  pen.fillStyle = '#8a3f22'
  pen.fill(curve(points('380,700 440,760 480,900 470,1100 420,1300 380,1640 180,1640 260,1100'), true))
  pen.fillStyle = '#b9653a'
  pen.fill(curve(points('600,446 690,434 762,470 804,532 864,562 918,584 860,590 776,566 690,500'), true))
  pen.restore()
  pen.fillStyle = '#8a3f22'
  pen.fill(ear)
  pen.fillStyle = '#d9a07c'
  pen.fill(curve(points('520,490 500,400 494,310 520,300 570,360 606,440'), true))
  pen.fillStyle = palette.ink
  pen.fill(curve(points('908,562 950,566 980,592 982,628 956,646 922,630 904,594'), true))
  pen.strokeStyle = '#5a2a1b'
  pen.lineWidth = 8
  pen.stroke(curve(points('950,690 900,708 846,706 806,684')))
  pen.fillStyle = '#d9a45c'
  pen.fill(curve(points('690,556 722,534 764,540 780,566 744,578 710,574'), true))
  pen.fillStyle = palette.ink
  pen.fill(disc(736, 558, 20))
  pen.fillStyle = '#ffffff'
  pen.fill(disc(744, 550, 6))
  pen.fillStyle = '#d08f5a'
  pen.fill(oval(722, 508, 26, 11, 0.15))
}

function drawBandana(pen: Pen) {
  const cloth = curve(
    points(`
      330,1020 450,1086 580,1100 694,1060 722,1010 748,1080 712,1150 700,1260 640,1420 560,1290
      430,1180 316,1120
    `),
    true,
  )
  pen.fillStyle = palette.deep
  pen.fill(cloth)
  pen.save()
  pen.clip(cloth)
  pen.fillStyle = palette.paper
  for (const row of range(11)) {
    for (const column of range(10)) pen.fill(disc(310 + column * 56 + (row % 2) * 28, 1010 + row * 44, 8))
  }
  pen.restore()
}
