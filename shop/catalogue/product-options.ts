/** A printed product's choices as the contract's customisable options. */
import { toDollars } from '#packages/money/money.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { optionUid } from '../api/uid.ts'
import type { ResolversTypes } from '../generated/resolvers.ts'
import {
  type ChoiceOption,
  type ChoiceValue,
  choiceOptionsOf,
  DESIGN_OPTION,
} from './rules/choice-options.ts'

type OptionOfProduct = Awaited<ResolversTypes['CustomizableOptionInterface']>

/** The list that a product page builds its form from; the last one takes the key of the frozen design. */
export function productOptions(record: ProductRecord): OptionOfProduct[] {
  const options = choiceOptionsOf(record)
  return [...options.map(dropDown), designField(options.length)]
}

function dropDown(option: ChoiceOption, index: number): OptionOfProduct {
  return {
    __typename: 'CustomizableDropDownOption',
    uid: optionUid(option.code),
    option_id: index + 1,
    title: option.label,
    required: true,
    sort_order: index,
    value: option.values.map((value, place) => dropDownValue(option, value, place)),
  }
}

function dropDownValue(option: ChoiceOption, { code, label, price }: ChoiceValue, index: number) {
  return {
    uid: optionUid(option.code, code),
    option_type_id: index + 1,
    title: label,
    sku: code,
    price: price.kind === 'fixed' ? toDollars(price.cents) : price.percent,
    price_type: price.kind === 'fixed' ? ('FIXED' as const) : ('PERCENT' as const),
    sort_order: index,
  }
}

function designField(index: number): OptionOfProduct {
  return {
    __typename: 'CustomizableFieldOption',
    uid: optionUid(DESIGN_OPTION),
    option_id: index + 1,
    title: 'Design',
    required: true,
    sort_order: index,
    product_sku: null,
    value: { uid: optionUid(DESIGN_OPTION), sku: null, price: 0, price_type: 'FIXED', max_characters: 64 },
  }
}
