/** The forms around signing in, as a shopper finds them. */
import type { Locator, Page } from '@playwright/test'
import { anAccount } from './customers.ts'

export const SIGNED_IN = 'You have successfully logged in.'
export const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

export const main = (page: Page) => page.getByRole('main')
export const email = (page: Page) => main(page).getByLabel('Email Address')
export const password = (page: Page) => main(page).getByLabel('Password', { exact: true })
export const button = (page: Page, name: string) => main(page).getByRole('button', { name })
export const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
/** One account for what changes nothing in it: the shop counts how many are opened from one address. */
const accounts = new Map<string, Promise<string>>()
export const oneAccount = (url: string) => {
  const known = accounts.get(url) ?? anAccount(url)
  accounts.set(url, known)
  return known
}
export const type = (field: Locator, text: string) => field.pressSequentially(text)

/** A file that is a PDF by its beginning. */
export const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
