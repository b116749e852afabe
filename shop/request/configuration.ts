import { type Cents, parseDollars } from '#packages/money/money.ts'

/** An answer of `configvalues`. */
export type ConfigValues = readonly ({ key: string; value?: string | null } | null)[] | null | undefined

/** A configured amount in cents; undefined when it is not set or not an amount. */
export function configuredCents(values: ConfigValues, key: string): Cents | undefined {
  const value = configured(values, key)
  return value === undefined ? undefined : parseDollars(value)
}

export function configuredNumber(values: ConfigValues, key: string): number | undefined {
  const number = Number.parseInt(configured(values, key) ?? '', 10)
  return Number.isNaN(number) ? undefined : number
}

export function configured(values: ConfigValues, key: string): string | undefined {
  return values?.find((one) => one?.key === key)?.value ?? undefined
}
