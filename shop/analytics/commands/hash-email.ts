import { createHash } from 'node:crypto'

/** CA-75: SHA-256 of the address without spaces around it and in small letters, as hexadecimal. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}
