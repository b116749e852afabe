/** Which faces of a record a choice prints, without their figures: pages of products need no more. */
import { faceOfSize } from './face-of-size.ts'
import type { ProductRecord, RecordSurface } from './record.ts'
import type { Choice } from './sku.ts'

/** Whether a choice has this face, which may come with a value of an option only. */
export const isPrinted = (
  { onlyWith }: Pick<RecordSurface, 'onlyWith'>,
  { values }: Pick<Choice, 'values'>,
): boolean => !onlyWith || values[onlyWith.option] === onlyWith.value

/** The first face of a choice, as its size is cut, which pictures of the product show; every choice of a record has one. */
export function firstFaceOf(
  { surfaces }: Pick<ProductRecord, 'surfaces'>,
  choice: Pick<Choice, 'size' | 'values'>,
): RecordSurface | undefined {
  const face = surfaces.find((surface) => isPrinted(surface, choice))
  return face && faceOfSize(face, choice.size)
}
