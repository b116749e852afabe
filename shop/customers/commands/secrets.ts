/** Secrets that give access to an account: tokens, keys in mailed links, and codes. The database holds hashes only. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { KeyPurpose } from '../tables.ts'

const CODE_DIGITS = 6

/** 256 bits of chance. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/**
 * The key in a mailed link. It is made of the request's nonce and the shop's secret key, so the queue holds no key, a
 * repeated job mails the same one, and each purpose has its own.
 */
export function mailedKey(secretKey: string, purpose: KeyPurpose, nonce: string): string {
  return createHmac('sha256', secretKey).update(`mailed key\0${purpose}\0${nonce}`).digest('base64url')
}

/** The mailed code of six digits, derived the same way, so that a copy of the database does not reveal it. */
export function signInCode(secretKey: string, nonce: string): string {
  const number = createHmac('sha256', secretKey).update(`sign-in code\0${nonce}`).digest().readBigUInt64BE()
  return String(number % 10n ** BigInt(CODE_DIGITS)).padStart(CODE_DIGITS, '0')
}

/** Compares in constant time; ignores whitespace that was copied from the mail. */
export function isSignInCode(secretKey: string, nonce: string, typed: string): boolean {
  const given = Buffer.from(typed.replace(/\s/g, ''))
  const right = Buffer.from(signInCode(secretKey, nonce))
  return given.length === right.length && timingSafeEqual(given, right)
}
