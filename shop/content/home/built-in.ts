/** CA-114: the home page of each brand, for a new shop and wherever the record of staff is missing or invalid. */
import type { BrandCode } from '../../brands/brand.ts'
import type { HomeRecord } from '../rules/home-record.ts'
import { canvasHome } from './canvas.ts'
import { neonHome } from './neon.ts'
import { sketchHome } from './sketch.ts'

export const builtInHomes: Readonly<Record<BrandCode, HomeRecord>> = {
  canvas: canvasHome,
  neon: neonHome,
  sketch: sketchHome,
}
