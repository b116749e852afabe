type Arrows = ReadonlyMap<string, Iterable<string>>

/**
 * The circles of a graph, each as the way along its arrows from a place to itself. A place that is in a circle already told
 * begins no other, so each of two that share no place is told, and what a mended one hid comes with the next run.
 */
export function shortestWaysBack(
  arrows: Arrows,
  isAsked: (place: string) => boolean = () => true,
): string[][] {
  const told = new Set<string>()
  return [...arrows.keys()].flatMap((place) => {
    const way = told.has(place) || !isAsked(place) ? undefined : wayBack(place, arrows)
    for (const one of way ?? []) told.add(one)
    return way ? [way] : []
  })
}

/** The shortest way along the arrows from a place to itself. */
function wayBack(place: string, arrows: Arrows): string[] | undefined {
  const reached = new Map<string, readonly string[]>([[place, [place]]])
  for (const [at, way] of reached) {
    for (const next of arrows.get(at) ?? []) {
      if (next === place) return [...way, next]
      if (!reached.has(next)) reached.set(next, [...way, next])
    }
  }
  return undefined
}
