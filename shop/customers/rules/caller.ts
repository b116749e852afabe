/** Who a request comes from. A token that is unknown, expired or revoked makes a guest, like none at all. */
export type Caller = Guest | CustomerCaller

export interface Guest {
  kind: 'guest'
}

export interface CustomerCaller {
  kind: 'customer'
  /** The customer's number. */
  id: number
  groupId: number
  /** Null for who never was a member. */
  memberUntil: Date | null
}

export const guest: Guest = { kind: 'guest' }

/** A customer as the contract's `Customer` begins; what is asked for beyond that comes from the loaders. */
export interface ContractCustomer extends CustomerCaller {
  /** Only in the answer to signing up. */
  newToken?: string
  newDeviceToken?: string
  /** How long the new token is good for. */
  newTokenSeconds?: number
}
