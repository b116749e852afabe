/** An address as its form holds it. */
export interface TypedAddress {
  firstName: string
  lastName: string
  street: string
  street2: string
  city: string
  state: string
  postcode: string
  telephone: string
}
