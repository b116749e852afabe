import { join } from 'node:path'
import sharp from 'sharp'
import { encodedMap, writeScene } from './keep-scene.ts'
import { drawSet } from './sets/draw-set.ts'
import { setPlans } from './sets/set-plans.ts'

/**
 * Draws every set into a folder of its own.
 *
 * @param folder  of scenes
 * @returns what each takes in bytes, by name
 */
export async function keepSets(folder: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>()
  for (const plan of setPlans) {
    const { facts, base, light, map } = drawSet(plan)
    const raw = { width: facts.width, height: facts.height, channels: 3 } as const
    const encoded = (pixels: Uint8Array) =>
      sharp(pixels, { raw }).webp({ quality: 88, effort: 6, smartSubsample: true }).toBuffer()
    const files = {
      'base.webp': await encoded(base),
      'light.webp': await encoded(light),
      'map.bin': encodedMap(map, facts.surfaces),
    }
    sizes.set(plan.name, await writeScene(join(folder, plan.name), { name: plan.name, ...facts }, files))
  }
  return sizes
}
