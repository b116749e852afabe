/** Which surface of a design is seen on which surface of a scene. */

interface Named {
  readonly name: string
}

/**
 * A surface of the same name is taken first. Otherwise the one in the same place of the list, unless it has its place by
 * name elsewhere.
 *
 * @param copies  how many pieces have the same design: as many places of the scene show it
 * @returns for each surface of the scene the design's; undefined where it shows blank stock
 * @example pairSurfaces([{ name: 'left' }, { name: 'right' }], [face]) // [face, undefined]
 * @example pairSurfaces([{ name: 'left' }, { name: 'right' }], [face], 2) // [face, face]
 */
export function pairSurfaces<Surface extends Named>(
  scene: readonly Named[],
  design: readonly Surface[],
  copies = 1,
): (Surface | undefined)[] {
  const names = new Set(scene.map(({ name }) => name))
  const pieces = Array.from({ length: copies }, () => design).flat()
  return scene.map(({ name }, place) => {
    const sameName = design.find((surface) => surface.name === name)
    const samePlace = pieces[place]
    return sameName ?? (samePlace && !names.has(samePlace.name) ? samePlace : undefined)
  })
}
