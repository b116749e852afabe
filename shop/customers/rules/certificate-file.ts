/** The GST certificate of a business customer: which files are accepted, and how they are named (SH-33). */
import { endingOf, type SentFileFormat } from '../../fields/rules/sent-file.ts'

export const MAX_CERTIFICATE_BYTES = 5_000_000

export const CERTIFICATE_TOO_LARGE = 'This file is larger than 5 MB. Please choose a smaller copy.'
export const NOT_A_CERTIFICATE = 'This file is not a PDF, JPEG or PNG. Please choose another one.'
export const CERTIFICATE_NOT_UPLOADED = 'This certificate was not uploaded.'

/**
 * What the customer's account says instead of the file, and its key in storage. Whatever begins with `private/` is
 * masked in the log.
 *
 * @param id  32 characters that cannot be guessed
 */
export const certificateReference = (id: string, format: SentFileFormat): string =>
  `private/certificates/${id}.${endingOf(format)}`

export const downloadName = (format: SentFileFormat): string => `gst-certificate.${endingOf(format)}`
