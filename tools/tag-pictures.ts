import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { srgbProfile } from '#platform/artwork/colour-profile.ts'
import { tagPicture } from './tag-picture.ts'

const PICTURES = /\.(avif|jpg|png|webp)$/

/** Gives every picture of a built shop the sRGB profile. Layers of scenes are figures, not colours; painters read them. */
export async function tagPictures(folder: string): Promise<void> {
  const icc = await srgbProfile()
  const files = await readdir(folder, { recursive: true })
  for (const name of files.filter((file) => PICTURES.test(file) && !file.startsWith('scenes'))) {
    const path = join(folder, name)
    const picture = await readFile(path)
    const tagged = tagPicture(picture, icc)
    if (tagged !== picture) await writeFile(path, tagged)
  }
}
