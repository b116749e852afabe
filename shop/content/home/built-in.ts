/** CA-114: the home page of each brand as a new shop has it, and wherever staff wrote none that can be read. */
import type { BrandCode } from '../../brand.ts'
import type { HomeRecord } from '../rules/home-record.ts'
import { canvasHome } from './canvas.ts'
import { neonHome } from './neon.ts'
import { sketchHome } from './sketch.ts'

export const builtInHomes: Readonly<Record<BrandCode, HomeRecord>> = {
  canvas: canvasHome,
  neon: neonHome,
  sketch: sketchHome,
}
