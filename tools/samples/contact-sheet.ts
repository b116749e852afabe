import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import sharp from 'sharp'
import { SAMPLE_LIMITS, type Sample } from '#packages/samples/samples.ts'
import { setFace } from './studio/lettering.ts'
import { palette } from './studio/palette.ts'
import { sheet } from './studio/sheet.ts'
import { SAMPLES_FOLDER } from './write-sample.ts'

const COLUMNS = 9
const CELL = 200
const GAP = 24

/** All samples beside each other, as they would hang on one wall. */
export async function writeContactSheet(samples: readonly Sample[], file: string) {
  const rows = Math.ceil(samples.length / COLUMNS)
  const wall = sheet([COLUMNS * (CELL + GAP) + GAP, rows * (CELL + GAP + 18) + GAP], palette.plaster)
  const { pen } = wall
  for (const [place, { name, title }] of samples.entries()) {
    const picture = await loadImage(join(SAMPLES_FOLDER, `${name}-${SAMPLE_LIMITS.smallPx}.webp`))
    const scale = CELL / Math.max(picture.width, picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    const x = GAP + (place % COLUMNS) * (CELL + GAP) + (CELL - width) / 2
    const y = GAP + Math.floor(place / COLUMNS) * (CELL + GAP + 18) + (CELL - height) / 2
    pen.shadowColor = 'rgba(60,45,25,0.35)'
    pen.shadowBlur = 8
    pen.shadowOffsetY = 4
    pen.fillRect(x, y, width, height)
    pen.shadowColor = 'transparent'
    pen.drawImage(picture, x, y, width, height)
    setFace(pen, 'Hanken', 13)
    pen.fillStyle = palette.ink
    pen.textAlign = 'center'
    pen.fillText(title, x + width / 2, GAP + Math.floor(place / COLUMNS) * (CELL + GAP + 18) + CELL + 20)
  }
  await sharp(wall.canvas.toBuffer('image/png')).webp({ quality: 62, effort: 6 }).toFile(file)
}
