import type { Address } from '../../customers/rules/address.ts'

/** An address as a cart holds it, with what the contract carries beside the parts that a parcel needs. */
export interface CartAddress extends Address {
  prefix?: string
  middleName?: string
  suffix?: string
  fax?: string
  vatId?: string
  /** Entry of the customer's address book that it was copied from. */
  customerAddressId?: number
  /** Goes into the customer's address book when the order is placed. */
  saveInAddressBook?: boolean
}
