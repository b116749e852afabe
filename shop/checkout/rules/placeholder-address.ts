/**
 * K-27: what a guest's cart holds until the shopper has typed an address, so that delivery prices show at once.
 *
 * It is never shown and never ordered: its phone number is invalid, so placing an order refuses it.
 */
export const PLACEHOLDER_ADDRESS = {
  firstname: 'Guest',
  lastname: 'Guest',
  street: ['To be given'],
  city: 'Sydney',
  region: 'NSW',
  postcode: '2000',
  country_code: 'AU',
  telephone: '0',
} as const

export function isPlaceholder(address: { telephone?: string | null; street: readonly unknown[] }): boolean {
  return (
    address.telephone === PLACEHOLDER_ADDRESS.telephone && address.street[0] === PLACEHOLDER_ADDRESS.street[0]
  )
}
