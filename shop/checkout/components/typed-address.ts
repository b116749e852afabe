/** An address as its form holds it. */
export interface TypedAddress {
  firstName: string
  lastName: string
  /** The company at the address; a business that buys is named by a field of its own. */
  organisation: string
  street: string
  street2: string
  city: string
  state: string
  postcode: string
  telephone: string
}

/** Of an account: what the form of its first address begins with. */
export type AccountName = Pick<TypedAddress, 'firstName' | 'lastName'>
