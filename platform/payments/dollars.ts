/** @param cents  whole @returns such as "39.30", as gateways want amounts */
export const toDollars = (cents: number): string => (cents / 100).toFixed(2)

/** @param dollars  a number, or a text that is one @returns whole cents */
export const toCents = (dollars: number | string): number => Math.round(Number(dollars) * 100)
