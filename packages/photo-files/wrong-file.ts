import { formatOf } from './formats.ts'
import { type OtherFile, otherFileOf } from './other-files.ts'

export type WrongFile = OtherFile | 'not-a-picture' | 'heic'

/** Fewer bytes than this could still become anything. */
const TELLING_BYTES = 16

/**
 * Why a file cannot be a photo, as far as its first bytes tell.
 *
 * @param head the first bytes of the file, `HEAD_BYTES` of them or the whole file when it is shorter
 * @param takesHeic false where the shop opens no HEIC
 * @returns undefined for a photo, and for what is too short to tell
 * @example wrongFileOf(new TextEncoder().encode('%PDF-1.7 and more'), { takesHeic: true }) // 'pdf'
 */
export function wrongFileOf(head: Uint8Array, { takesHeic }: { takesHeic: boolean }): WrongFile | undefined {
  if (head.length < TELLING_BYTES) return undefined
  const other = otherFileOf(head)
  if (other) return other
  const format = formatOf(head)
  if (format === 'heic' && !takesHeic) return 'heic'
  return format ? undefined : 'not-a-picture'
}
