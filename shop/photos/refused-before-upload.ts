import { HEAD_BYTES } from '#packages/photo-files/formats.ts'
import { wrongFileOf } from '#packages/photo-files/wrong-file.ts'
import { MAX_PHOTO_BYTES, photoRefusalSentence } from './rules/photo-upload.ts'

/**
 * Why the shop would refuse a file, as far as its length and first bytes tell: there is no need to send it (PE-28). What is
 * sent the shop looks at itself, and it alone knows whether it opens HEIC.
 *
 * @returns undefined for what may be a photo, and for a file that cannot be read, which its upload finds out (PE-29)
 */
export async function refusedBeforeUpload(file: Blob): Promise<string | undefined> {
  if (file.size === 0) return photoRefusalSentence('empty')
  if (file.size > MAX_PHOTO_BYTES) return photoRefusalSentence('too-many-bytes')
  const wrong = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .then(
      (head) => wrongFileOf(new Uint8Array(head), { takesHeic: true }),
      () => undefined,
    )
  return wrong && photoRefusalSentence(wrong)
}
