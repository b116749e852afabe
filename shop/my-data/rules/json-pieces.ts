/** JSON that is written piece by piece, and the photos that a design names. */

/** A JSON list of what comes. */
export async function* listed(entries: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry, null, 2)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

/** Keys of the photos that a design document places, in JSON; none of what cannot be read. */
export function photoKeysIn(document: string): string[] {
  const { surfaces } = parsed(document)
  if (!Array.isArray(surfaces)) return []
  const elements = surfaces.flatMap((surface: { elements?: unknown }) =>
    Array.isArray(surface?.elements) ? surface.elements : [],
  )
  return elements.flatMap((element: { type?: unknown; photo?: unknown }) =>
    element?.type === 'photo' && typeof element.photo === 'string' ? element.photo : [],
  )
}

function parsed(text: string): { surfaces?: unknown } {
  const value: unknown = JSON.parse(text)
  return typeof value === 'object' && value !== null ? value : {}
}
