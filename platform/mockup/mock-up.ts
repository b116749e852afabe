/** Mock-ups as files: designs laid onto an open scene, in the size and format that was asked for. */
import { compose } from '#packages/mockup/compose.ts'
import type { OpenScene } from '#packages/mockup/open-scene.ts'
import type { SceneSurface } from '#packages/mockup/scene.ts'
import { createTexture, type Texture } from '#packages/mockup/texture.ts'
import { decodeOptions, sharp } from '../photos/sharp.ts'

export type MockUpFormat = 'avif' | 'webp' | 'jpg'

/**
 * The picture of a design as its surface wants it: as large as its texels, filled from edge to edge and cut where the
 * shapes differ. The shape of a surface is that of its millimetres: of one that is seen aslant, texels are no squares.
 *
 * @param picture  an encoded picture, or the path of one
 * @throws Error when it cannot be decoded
 */
export async function textureFor(
  { widthMm, heightMm, texelsWide, texelsHigh }: SceneSurface,
  picture: Uint8Array | string,
): Promise<Texture> {
  const { autoOrient: size } = await sharp(picture, decodeOptions).metadata()
  const { data, info } = await sharp(picture, decodeOptions)
    .autoOrient()
    .extract(middleOf(size, widthMm / heightMm))
    .resize(texelsWide, texelsHigh, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return createTexture({ data, width: info.width, height: info.height })
}

/** The largest part of a picture that is so many times wider than high, from its middle. */
function middleOf(size: { width: number; height: number }, ratio: number) {
  const width = Math.max(1, Math.min(size.width, Math.round(size.height * ratio)))
  const height = Math.max(1, Math.min(size.height, Math.round(size.width / ratio)))
  const left = Math.floor((size.width - width) / 2)
  const top = Math.floor((size.height - height) / 2)
  return { left, top, width, height }
}

/**
 * Makes a mock-up and encodes it.
 *
 * @param prints  what lies on each surface; undefined is blank white
 * @param options.widthPx  an open scene is never enlarged: above its width the picture is as wide as it is
 * @throws RangeError when a texture does not have the size that its surface asks for
 */
export async function drawMockUp(
  opened: OpenScene,
  prints: readonly (Texture | undefined)[],
  { widthPx, format }: { widthPx: number; format: MockUpFormat },
): Promise<Buffer> {
  const { width, height } = opened.scene
  const picture = sharp(compose(opened, prints), { raw: { width, height, channels: opened.channels } })
    .removeAlpha()
    .resize({ width: widthPx, withoutEnlargement: true, kernel: 'lanczos3' })
    // Without one, a wide screen shows it in other colours than the page around it.
    .withIccProfile('srgb')
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 58, effort: 3 }).toBuffer()
    case 'webp':
      return picture.webp({ quality: 82, smartSubsample: true }).toBuffer()
    case 'jpg':
      return picture.jpeg({ quality: 84, progressive: true }).toBuffer()
  }
}
