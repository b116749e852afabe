/** The choices of a printed line as the contract's selected options, with the ids under which they were offered. */
import { toDollars } from '#packages/money/money.ts'
import { withCustomSize } from '#packages/product/custom-size.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import { optionUid } from '../../api/uid.ts'
import {
  choiceOptionsOf,
  DESIGN_OPTION,
  POSITION_OPTION,
  SIZE_OPTION,
} from '../../catalogue/rules/choice-options.ts'

/** Empty when the SKU is not made any more. */
export function selectedOptions(record: ProductRecord, sku: string, designRevision: string | null) {
  const parsed = parseSku(record, sku)
  if (parsed.kind !== 'choice') return []
  const options = choiceOptionsOf(withCustomSize(record, parsed.choice.size))
  const chosen = options.flatMap((option, index) => {
    const place = option.values.findIndex(({ code }) => code === codeOf(parsed.choice, option.code))
    const value = option.values[place]
    if (!value) return []
    const { price } = value
    const isPercent = price.kind === 'percent'
    return {
      ...named(option.code, option.label, 'drop_down', index),
      values: [
        {
          id: place + 1,
          customizable_option_value_uid: optionUid(option.code, value.code),
          label: value.label,
          value: value.code,
          price: {
            type: isPercent ? ('PERCENT' as const) : ('FIXED' as const),
            units: isPercent ? '%' : '$',
            value: isPercent ? price.percent : toDollars(price.cents),
          },
        },
      ],
    }
  })
  if (designRevision === null) return chosen
  const free = { type: 'FIXED' as const, units: '$', value: 0 }
  const design = {
    id: 1,
    customizable_option_value_uid: optionUid(DESIGN_OPTION),
    label: 'Design',
    value: designRevision,
    price: free,
  }
  return [...chosen, { ...named(DESIGN_OPTION, 'Design', 'field', options.length), values: [design] }]
}

function codeOf({ size, orientation, values }: Choice, option: string): string | undefined {
  if (option === SIZE_OPTION) return size
  return option === POSITION_OPTION ? orientation : values[option]
}

const named = (code: string, label: string, type: string, index: number) => ({
  id: index + 1,
  customizable_option_uid: optionUid(code),
  label,
  type,
  is_required: true,
  sort_order: index,
})
