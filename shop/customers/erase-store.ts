import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/pool.ts'
import { releaseCertificates } from './certificate-store.ts'
import { customerAddresses, customers, customerTokens, mailedKeys, socialIdentities } from './tables.ts'
import { removeMailedSecrets } from './token-store.ts'

/** All personal data of an account, beside name and e-mail, and its credentials. */
const NOTHING = {
  middleName: null,
  prefix: null,
  suffix: null,
  passwordHash: null,
  birthDate: null,
  gender: null,
  phone: null,
  taxNumber: null,
  gstNumber: null,
  gstCertificate: null,
  allowsAssistance: false,
} satisfies Partial<typeof customers.$inferInsert>

/**
 * Revokes every access to an account and removes its data. E-mail, first and last name, group and membership stay.
 */
export async function clearAccount(tx: Transaction, id: number): Promise<void> {
  for (const table of [customerTokens, socialIdentities, customerAddresses]) {
    await tx.delete(table).where(eq(table.customerId, id))
  }
  await removeMailedSecrets(tx, id)
  await releaseCertificates(tx, id)
  await tx.update(customers).set(NOTHING).where(eq(customers.id, id))
}

/** Keeps the number and the dates of an account, and nothing about the person. */
export async function erasePerson(tx: Transaction, id: number, closedAt: Date): Promise<void> {
  await clearAccount(tx, id)
  await tx.delete(mailedKeys).where(eq(mailedKeys.customerId, id))
  await tx
    .update(customers)
    .set({
      // A domain that can never receive mail (RFC 2606), so that the e-mail may be used again.
      email: `closed-${id}@closed.invalid`,
      firstName: '',
      lastName: '',
      memberUntil: null,
      renewsMembership: false,
      closedAt,
    })
    .where(eq(customers.id, id))
}
