import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/database/pool.ts'
import { releaseCertificates } from './certificate-store.ts'
import {
  customerAddresses,
  customers,
  customerTokens,
  mailedKeys,
  signInCodes,
  socialIdentities,
} from './tables.ts'

/** Leaves the number and the dates of an account, and nothing about the person. */
export async function forgetPerson(tx: Transaction, id: number, closedAt: Date): Promise<void> {
  for (const table of [customerTokens, mailedKeys, signInCodes, socialIdentities, customerAddresses]) {
    await tx.delete(table).where(eq(table.customerId, id))
  }
  await releaseCertificates(tx, id)
  await tx
    .update(customers)
    .set({
      // A domain that can never receive mail (RFC 2606), so that the e-mail may be used again.
      email: `closed-${id}@closed.invalid`,
      firstName: '',
      lastName: '',
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
      memberUntil: null,
      renewsMembership: false,
      closedAt,
    })
    .where(eq(customers.id, id))
}
