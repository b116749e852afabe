/** The form encoding of Stripe's API: `metadata[key]=x` is `{ metadata: { key: 'x' } }`. */
export type Fields = { [name: string]: string | Fields }

export function readForm(text: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    const last = path.pop()
    if (last === undefined) continue
    let place = fields
    for (const part of path) {
      const there = place[part]
      const inner = typeof there === 'object' ? there : {}
      place[part] = inner
      place = inner
    }
    place[last] = value
  }
  return fields
}

export const textOf = (fields: Fields, name: string): string | undefined => {
  const value = fields[name]
  return typeof value === 'string' ? value : undefined
}

export const groupOf = (fields: Fields, name: string): Record<string, string> => {
  const value = fields[name]
  if (typeof value !== 'object') return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) => (typeof one === 'string' ? [[key, one]] : [])),
  )
}
