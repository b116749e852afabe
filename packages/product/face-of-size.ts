/** A face in one size of its family: sizes may bring another cut, such as a heart beside a round piece. */
import type { RecordSurface } from './record.ts'

/** What of a surface says how it is cut. */
export type CutBySize = Pick<RecordSurface, 'outline' | 'cornerMm' | 'outlinePath' | 'cuts'>

/**
 * The surface as it is cut in a size.
 *
 * @param size  code of the size
 * @returns with the outline of the size, and its holes where it names them; as the surface says where the size says nothing
 */
export const faceOfSize = <Face extends CutBySize>(surface: Face, size: string): Face => ({
  ...surface,
  ...surface.cuts?.find((one) => one.size === size),
})
