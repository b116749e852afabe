/** To whom a file's order goes. A cart has one address, so all rows that name a recipient must name the same. */
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { type Address, type AddressField, addressProblems } from '../../fields/rules/address.ts'
import type { Column, FileProblem } from './columns.ts'
import type { FileRow } from './read-file.ts'

export interface Recipient {
  /** Undefined when no row names one: the cart keeps its address. */
  address: Address | undefined
  problems: FileProblem[]
}

const RECIPIENT_COLUMNS = ['recipient name', 'street', 'city', 'region', 'postcode', 'telephone'] as const

const COLUMN_OF: Record<AddressField, Column> = {
  firstName: 'recipient name',
  lastName: 'recipient name',
  street: 'street',
  city: 'city',
  state: 'region',
  postcode: 'postcode',
  country: 'region',
  telephone: 'telephone',
}

/** @param postcodeRange  where the shop delivers */
export function recipientOf(
  rows: readonly FileRow[],
  postcodeRange: readonly [string, string] | undefined,
): Recipient {
  const naming = rows.filter(({ cells }) => RECIPIENT_COLUMNS.some((column) => cells[column] !== ''))
  const [first] = naming
  if (!first) return { address: undefined, problems: [] }
  const address = addressOf(first)
  const others = naming.filter((row) => keyOf(row) !== keyOf(first))
  return {
    address,
    problems: [
      ...addressSentences(first, address, postcodeRange),
      ...others.map(({ line }) => ({
        line,
        column: 'recipient name' as const,
        message: `One order goes to one address, and this row names another recipient than line ${first.line}. Please send a file for each recipient.`,
      })),
    ],
  }
}

const keyOf = ({ cells }: FileRow) =>
  RECIPIENT_COLUMNS.map((column) => cells[column].toLowerCase().replace(/\s+/g, ' ')).join('\n')

function addressOf({ cells }: FileRow): Address {
  const names = tidiedText(cells['recipient name']).split(/\s+/)
  return {
    firstName: names.slice(0, -1).join(' '),
    lastName: names.at(-1) ?? '',
    company: undefined,
    street: cells.street.split('\n').map((line) => tidiedText(line)),
    city: tidiedText(cells.city),
    state: cells.region,
    // Spreadsheets drop the 0 that postcodes of the Northern Territory begin with.
    postcode: tidiedPostcode(cells.postcode.padStart(cells.postcode === '' ? 0 : 4, '0')),
    countryCode: 'AU',
    telephone: tidiedPhone(cells.telephone),
  }
}

function addressSentences(
  { line, cells }: FileRow,
  address: Address,
  postcodeRange: readonly [string, string] | undefined,
): FileProblem[] {
  const isOneName = cells['recipient name'] !== '' && address.firstName === ''
  return addressProblems(address, postcodeRange)
    .filter(({ field }) => !(isOneName && field === 'lastName'))
    .map(({ field, message }) => ({
      line,
      column: COLUMN_OF[field],
      message: isOneName && field === 'firstName' ? 'Please give a first and a last name.' : message,
    }))
    .filter((problem, index, all) => all.findIndex(({ column }) => column === problem.column) === index)
}
