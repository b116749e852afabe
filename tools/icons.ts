/** `npm run icons`: draws the icons of every brand, after its colours or the mark have changed. The files are kept. */
import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Brand, brands } from '../shop/brands/brand.ts'

const FOLDER = 'public/icons'
/** Phones cut icons to a circle or a rounded square: the mark stays within the middle 60 percent. */
const SIZES = [180, 192, 512] as const
const MARK_SHARE = 0.5

/** Two album corners, facing each other. */
const MARK = '<path d="M2 2h12L2 14z"/><path d="M24 24H12l12-12z" opacity=".45"/>'

mkdirSync(FOLDER, { recursive: true })
for (const brand of Object.values(brands)) {
  writeFileSync(`${FOLDER}/${brand.code}.svg`, plainMark(brand))
  for (const size of SIZES) {
    const picture = sharp(Buffer.from(onPaper(brand, size))).png({ compressionLevel: 9, palette: true })
    await picture.toFile(`${FOLDER}/${brand.code}-${size}.png`)
  }
}

function plainMark({ colour }: Brand): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26" fill="${colour}">${MARK}</svg>\n`
}

function onPaper({ colour, paperColour }: Brand, size: number): string {
  const scale = (size * MARK_SHARE) / 26
  const edge = (size * (1 - MARK_SHARE)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="${size}" height="${size}" fill="${paperColour}"/>
    <g transform="translate(${edge} ${edge}) scale(${scale})" fill="${colour}">${MARK}</g></svg>`
}
