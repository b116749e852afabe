/** The nearest of sorted places, by halving; the lower of two that are equally near. */
export function nearestOf(places: readonly number[], place: number): number | undefined {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]! < place) low = middle + 1
    else high = middle
  }
  const [below, above] = [places[low - 1], places[low]]
  if (below === undefined || above === undefined) return below ?? above
  return place - below <= above - place ? below : above
}
