/**
 * A day or a moment as clients send it.
 *
 * @returns undefined when it is neither; `isDay` says that no time of day was given
 */
export function momentOf(text: string): { moment: Date; isDay: boolean } | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const moment = new Date(`${match[1]}T${match[2] ?? '00:00:00'}Z`)
  // 30 February would otherwise become a day in March.
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(match[1] ?? '')) return undefined
  return { moment, isDay: match[2] === undefined }
}
