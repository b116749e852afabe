/** The reasons for cancelling that a shopper may choose, and whether shoppers may cancel at all. */
export const cancellationReasons = [
  'I ordered by mistake',
  'I want to change my design',
  'I want to change the size or the quantity',
  'It would arrive too late',
  'I found a better price',
  'Another reason',
] as const

/** Staff switch it off by this key of the configuration; without a value it is on. */
const ENABLED_KEY = 'order_cancellation_enabled'

export function cancellationSettings(configuration: ReadonlyMap<string, string>) {
  return { isEnabled: configuration.get(ENABLED_KEY) !== '0', reasons: cancellationReasons }
}
