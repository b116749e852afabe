/** @param high  undefined where the price has no upper end; both in whole dollars */
export const priceWords = (low: number, high: number | undefined): string =>
  high === undefined ? `A$${low} and above` : `A$${low} to A$${high}`
