/**
 * - `UNCONFIRMED`: somebody typed the address; its owner has not answered the mail yet.
 * - `NOT_ACTIVE`: the contract knows it; we never store it.
 */
export type SubscriptionStatus = 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNCONFIRMED'
