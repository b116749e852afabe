/** Files that people send beside a form, such as papers and pictures: which kinds there are, told by their content. */

export type SentFileFormat = 'pdf' | 'jpeg' | 'png'

interface Kind {
  /** First bytes of every such file, as Latin-1. */
  opening: string
  ending: string
  contentType: string
}

const KINDS: Record<SentFileFormat, Kind> = {
  pdf: { opening: '%PDF-', ending: 'pdf', contentType: 'application/pdf' },
  jpeg: { opening: '\xff\xd8\xff', ending: 'jpg', contentType: 'image/jpeg' },
  png: { opening: '\x89PNG\r\n\x1a\n', ending: 'png', contentType: 'image/png' },
}

/** What a file chooser offers. */
export const SENT_FILE_TYPES = Object.values(KINDS)
  .map(({ contentType }) => contentType)
  .join(',')

/** The type of a file by its first bytes, because its name proves nothing. Undefined for every other type. */
export function sentFileFormat(bytes: Uint8Array): SentFileFormat | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return (Object.keys(KINDS) as SentFileFormat[]).find((format) => head.startsWith(KINDS[format].opening))
}

/** Without a dot. */
export const endingOf = (format: SentFileFormat): string => KINDS[format].ending
export const contentTypeOf = (format: SentFileFormat): string => KINDS[format].contentType
