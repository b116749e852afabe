/** Whether the scenes that a family names can show it: one that fits none of its sizes would never be seen. */
import type { Scene } from '#packages/mockup/scene.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice, positionsOf } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { sceneForShape } from '#shop/scenes/rules/scene-for-shape.ts'

type SceneNamed = (name: string) => Pick<Scene, 'surfaces'> | undefined

/** @returns a sentence for each scene that shows no size of the record in any of its positions */
export function unfitScenes(record: ProductRecord, sceneNamed: SceneNamed): string[] {
  const shapes = shapesOf(record)
  const unfit = record.scenes.flatMap((name) => {
    const scene = sceneNamed(name)
    if (scene && shapes.some((shape) => sceneForShape([scene], shape))) return []
    return `${record.family}, scenes: ${reasonOf(name, scene)}`
  })
  return [...unfit, ...unfitRooms(record, sceneNamed)]
}

/** A room shows our samples at one size of its own, and only to those whose piece hangs. */
function unfitRooms({ family, rooms, hangs }: ProductRecord, sceneNamed: SceneNamed): string[] {
  return rooms.flatMap((name) => {
    const scene = sceneNamed(name)
    if (scene?.surfaces.length && hangs) return []
    const reason = hangs ? reasonOf(name, scene) : `No piece hangs, so ${name} shows none.`
    return `${family}, rooms: ${reason}`
  })
}

function reasonOf(name: string, scene: Pick<Scene, 'surfaces'> | undefined): string {
  if (!scene) return `There is no scene ${name}.`
  const [first] = scene.surfaces
  if (!first) return `Nothing is printed in ${name}.`
  return `${name} shows ${first.widthMm} × ${first.heightMm} mm, and no size has that shape.`
}

/** What pictures of it may show: every face that comes first by some choice, in every size and position. */
function shapesOf(record: ProductRecord) {
  const always = record.surfaces.findIndex(({ onlyWith }) => onlyWith === undefined)
  const firsts = record.surfaces.slice(0, always === -1 ? undefined : always + 1)
  return firsts.flatMap(({ onlyWith, ...surface }) => {
    const alone = { ...record, surfaces: [surface] }
    return record.sizes.flatMap((size) =>
      positionsOf(record, size).map((orientation) =>
        firstSurfaceOf(alone, { ...firstChoice(record, size.code), orientation }),
      ),
    )
  })
}
