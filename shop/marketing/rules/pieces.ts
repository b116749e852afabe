/** Things of the catalogue as they are priced. Product pages and carts both make their pieces here. */
import { type Cents, parseDollars } from '#packages/money/money.ts'
import type { OptionValue, ProductRecord, Size } from '#packages/product/record.ts'
import { addedCents, countsPieces } from '#packages/product/sets.ts'
import type { Piece } from './unit-price.ts'

/** A piece wherever it is, before anybody knows how many of it there are. */
export type PieceAlone = Omit<Piece, 'piecesInCart'>

/** @param values  of the record's options, in their order */
export function printedPiece(
  product: { sku: string; name: string; record: Pick<ProductRecord, 'family' | 'options'> },
  size: Size,
  values: readonly OptionValue[],
): PieceAlone {
  const { sku, name, record } = product
  const chosen = values.flatMap((value, index) => {
    const option = record.options[index]
    return option ? { option, value } : []
  })
  const set = chosen.find(({ option }) => countsPieces(option))
  return {
    sku,
    family: record.family,
    size: size.code,
    specialName: size.specialName,
    base: {
      label: [name, size.label, ...(set ? [set.value.label] : [])].join(', '),
      sizeCents: size.priceCents,
      set: set && { option: set.option.code, value: set.value },
    },
    options: chosen
      .filter((one) => one !== set)
      .map(({ option, value }) => ({
        option: option.code,
        value: value.code,
        label: value.label,
        cents: addedCents(size.priceCents, value),
      })),
    takesOffers: true,
  }
}

type Unprinted = 'goods' | 'membership' | 'gift-certificate'

export function unprintedPiece(
  { sku, name, kind }: { sku: string; name: string; kind: Unprinted },
  cents: Cents,
): PieceAlone {
  return {
    sku,
    family: undefined,
    size: undefined,
    specialName: undefined,
    base: { label: name, sizeCents: cents, set: undefined },
    options: [],
    takesOffers: kind === 'goods',
  }
}

/** What goods cost, and the membership, whose price the configuration may say (K-21). */
export function unprintedCents(
  { kind, priceCents }: { kind: 'goods' | 'membership'; priceCents: Cents | null },
  configuration: ReadonlyMap<string, string>,
): Cents {
  const configured =
    kind === 'membership' ? parseDollars(configuration.get('champ_membership_price') ?? '') : undefined
  return configured ?? priceCents ?? 0
}
