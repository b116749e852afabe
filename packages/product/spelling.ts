/** Records in the spelling of the API, where names are words joined by underscores and what is left out is null. */

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${SnakeCase<Rest>}`
    : `_${Lowercase<First>}${SnakeCase<Rest>}`
  : Name

/** The type of a value in that spelling. */
export type Spelled<Value> = Value extends string
  ? string
  : Value extends number | boolean
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Spelled<Item>[]
      : {
          [Name in keyof Value as Name extends string ? SnakeCase<Name> : never]:
            | Spelled<Exclude<Value[Name], undefined>>
            | (undefined extends Value[Name] ? null | undefined : never)
        }

/** @example spelled({ widthMm: 20, bleedMm: undefined }) // { width_mm: 20, bleed_mm: null } */
export function spelled<Value>(value: Value): Spelled<Value> {
  return renamed(value, (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), null)
}

/**
 * The way back; what is null is left out. The values themselves are taken as they come, so it is for answers of the shop's
 * own API, which checks a record when it is published.
 *
 * @example unspelled({ width_mm: 20, bleed_mm: null }) // { widthMm: 20 }
 */
export function unspelled<Value>(value: Spelled<Value>): Value {
  return renamed(value, camelCased, undefined)
}

/** By name in the API. A record has some hundred, and a page with one is drawn often: each is spelled once. */
const camelCase: Record<string, string> = {}

function camelCased(name: string): string {
  camelCase[name] ??= name.replace(/_[a-z]/g, (part) => part.slice(1).toUpperCase())
  return camelCase[name]
}

/** Both ways are pairs of types that only names tell apart, which TypeScript cannot follow through a loop. */
function renamed<To>(value: unknown, nameOf: (name: string) => string, missing: null | undefined): To {
  if (Array.isArray(value)) return value.map((item) => renamed(item, nameOf, missing)) as To
  if (typeof value !== 'object' || value === null) return (value ?? missing) as To
  const copy: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    const spelling = renamed(field, nameOf, missing)
    if (spelling !== undefined) copy[nameOf(name)] = spelling
  }
  return copy as To
}
