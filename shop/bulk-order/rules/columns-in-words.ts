/** What each column of the file means, for who fills it in. */
import type { Column } from './columns.ts'

export const COLUMN_MEANINGS: Readonly<Record<Column, string>> = {
  sku: 'The SKU of a product page with a size beside it, or a whole SKU with every option in it. The sample shows both. Always needed.',
  quantity: 'How many pieces, 1 to 999. Always needed.',
  size: 'Where the SKU does not say it, as in the sample.',
  'image file':
    'The name of one of the photos that you choose here, such as beach.jpg. For everything printed.',
  'recipient name':
    'First and last name. One file goes to one address; leave all of it empty to choose it at the checkout.',
  street: 'Street and number.',
  city: 'Suburb or town.',
  region: 'The state, such as NSW.',
  postcode: 'Four digits.',
  telephone: 'For the courier only.',
  comment: 'A note for the people who make it.',
}
