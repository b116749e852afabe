/** Hashes passwords and compares them. */
import { hash, verify } from '@node-rs/argon2'
import { canBePassword, readPassword } from '../rules/password.ts'

/**
 * Argon2id with 19 MiB, two passes, one lane: the OWASP password storage cheat sheet's setting for servers (read
 * November 2026). The hash carries its parameters, so that they can grow without anybody changing a password.
 */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

export function hashPassword(password: string): Promise<string> {
  return hash(readPassword(password), PARAMETERS)
}

/**
 * Whether this is the password. Without a hash, because there is no account or it has no password, comparing takes the
 * same time and fails.
 */
export async function isPassword(passwordHash: string | null | undefined, typed: string): Promise<boolean> {
  const matches = await verify(
    passwordHash ?? (await hashOfNobody()),
    canBePassword(typed) ? readPassword(typed) : '',
  )
  return matches && passwordHash != null
}

let dummyHash: Promise<string> | undefined

function hashOfNobody(): Promise<string> {
  dummyHash ??= hash('nobody has this password', PARAMETERS)
  return dummyHash
}
