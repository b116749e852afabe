/** Which faces of a record a choice prints, without their figures: pages of products need no more. */
import type { ProductRecord, RecordSurface } from './record.ts'
import type { Choice } from './sku.ts'

/** Whether a choice has this face, which may come with a value of an option only. */
export const isPrinted = (
  { onlyWith }: Pick<RecordSurface, 'onlyWith'>,
  { values }: Pick<Choice, 'values'>,
): boolean => !onlyWith || values[onlyWith.option] === onlyWith.value

/** The first face of a choice, which pictures of the product show; every choice of a record has one. */
export const firstFaceOf = (
  { surfaces }: Pick<ProductRecord, 'surfaces'>,
  choice: Pick<Choice, 'values'>,
): RecordSurface | undefined => surfaces.find((surface) => isPrinted(surface, choice))
