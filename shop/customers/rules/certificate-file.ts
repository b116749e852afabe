/** The GST certificate of a business customer: which files are accepted, and how they are named (SH-33). */

export type CertificateFormat = 'pdf' | 'jpeg' | 'png'

export const MAX_CERTIFICATE_BYTES = 5_000_000

export const CERTIFICATE_TOO_LARGE = 'This file is larger than 5 MB. Please choose a smaller copy.'
export const NOT_A_CERTIFICATE = 'This file is not a PDF, JPEG or PNG. Please choose another one.'
export const CERTIFICATE_NOT_UPLOADED = 'This certificate was not uploaded.'

interface Kind {
  /** First bytes of every such file, as Latin-1. */
  opening: string
  ending: string
  contentType: string
}

const KINDS: Record<CertificateFormat, Kind> = {
  pdf: { opening: '%PDF-', ending: 'pdf', contentType: 'application/pdf' },
  jpeg: { opening: '\xff\xd8\xff', ending: 'jpg', contentType: 'image/jpeg' },
  png: { opening: '\x89PNG\r\n\x1a\n', ending: 'png', contentType: 'image/png' },
}

/** The type of a file by its first bytes, because its name proves nothing. Undefined for every other type. */
export function certificateFormat(bytes: Uint8Array): CertificateFormat | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  return (Object.keys(KINDS) as CertificateFormat[]).find((format) => head.startsWith(KINDS[format].opening))
}

/**
 * What the customer's account says instead of the file, and its key in storage. Whatever begins with `private/` is
 * masked in the log.
 *
 * @param id  32 characters that cannot be guessed
 */
export const certificateReference = (id: string, format: CertificateFormat): string =>
  `private/certificates/${id}.${KINDS[format].ending}`

export const contentTypeOf = (format: CertificateFormat): string => KINDS[format].contentType

export const downloadName = (format: CertificateFormat): string => `gst-certificate.${KINDS[format].ending}`
