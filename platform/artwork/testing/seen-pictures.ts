/** Proofs and press files as pictures as wide as the screen shows them, whose pixels lie where those of the screen do. */
import sharp from 'sharp'
import { cutPath } from '#packages/artwork-renderer/path.ts'
import type { Picture } from '#packages/artwork-renderer/testing/compare.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import { isCutAway, type TrimOutline } from '#packages/design-document/trim-outline.ts'
import type { Px } from '#packages/design-document/units.ts'
import { cutAway } from '../cut-away.ts'
import { decodePicture } from './pictures.ts'

export const SEEN_PX: Px = 1200

const PROOF_PX: Px = 1600

/**
 * A proof as it is sent, 1,600 px wide, reduced to exactly three quarters or one: its rows are cut to a multiple of 8 first,
 * because a page is rarely a whole number of pixels high and a picture that is pulled to a height is like no other.
 *
 * @param widthPx  1200 or 400
 * @throws RangeError for a proof of another width
 */
export async function proofAsSeen(proof: Uint8Array, widthPx: Px): Promise<Picture> {
  const { width, height } = await sharp(proof).metadata()
  if (width !== PROOF_PX) throw new RangeError(`Expected a proof of ${PROOF_PX} px but received ${width} px`)
  const whole = { left: 0, top: 0, width, height: height - (height % 8) }
  const cut = await sharp(proof).extract(whole).flatten({ background: '#ffffff' }).png().toBuffer()
  const size = [widthPx, (whole.height * widthPx) / PROOF_PX] as const
  const options = { fit: 'fill', kernel: 'lanczos3', fastShrinkOnLoad: false } as const
  return decodePicture(
    await sharp(cut)
      .resize(...size, options)
      .png()
      .toBuffer(),
  )
}

/** The first rows of a picture. */
export const topRows = ({ data, widthPx }: Picture, heightPx: Px): Picture => ({
  data: data.subarray(0, widthPx * heightPx * 3),
  widthPx,
  heightPx,
})

/** A picture of a mirrored page, as it reads. */
export function unmirrored({ data, widthPx, heightPx }: Picture): Picture {
  const turned = new Uint8Array(data.length)
  for (let pixel = 0; pixel < widthPx * heightPx; pixel++) {
    const x = pixel % widthPx
    const from = (pixel - x + widthPx - 1 - x) * 3
    turned.set(data.subarray(from, from + 3), pixel * 3)
  }
  return { data: turned, widthPx, heightPx }
}

/** White outside a round cut and in openings, as its proof has it; any other picture stays itself. */
export function cutOut(picture: Picture, page: Box, cut: TrimOutline | undefined): Picture {
  if (!isCutAway(cut)) return picture
  const { data, widthPx, heightPx } = picture
  const mask = Buffer.alloc(widthPx * heightPx * 4)
  cutAway(mask, cutPath(cut), { area: page, widthPx, heightPx })
  const seen = data.map((level, at) => {
    const inside = (mask[Math.floor(at / 3) * 4 + 3] ?? 0) / 255
    return Math.round(level * inside + 255 * (1 - inside))
  })
  return { data: seen, widthPx, heightPx }
}
