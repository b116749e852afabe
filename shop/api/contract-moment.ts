/** A moment as the contract writes it: UTC, YYYY-MM-DD HH:MM:SS. */
export function contractMoment(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}
