/** Apart from `sku.ts`, so that pages do not load what only the design tool asks. */
import type { ProductRecord } from './record.ts'
import { type Choice, isMade } from './sku.ts'

/** Whether a choice is one of the record's and not of another family's. */
export const isChoiceOf = (record: ProductRecord, choice: Choice): boolean =>
  isMade(record, choice) && Object.keys(choice.values).length === record.options.length
