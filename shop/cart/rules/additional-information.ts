/** What belongs to the order as a whole, as the contract's additional information. */
import { tidiedAbn } from '#packages/typed-values/typed-abn.ts'
import { abnProblem, gstNumberProblem } from '../../customers/rules/business-numbers.ts'

/** As the contract sends it: what is left out stays, an empty text clears. */
export interface AdditionalInformation {
  orderComment?: string | null | undefined
  giftMessage?: string | null | undefined
  awc?: string | null | undefined
  dropship?: string | null | undefined
  priceCache?: string | null | undefined
  gstNumber?: string | null | undefined
  gstCertificate?: string | null | undefined
  abn?: string | null | undefined
  showCoupon?: boolean | null | undefined
  shipToThisAddress?: boolean | null | undefined
  billToThisAddress?: boolean | null | undefined
  businessPurchase?: boolean | null | undefined
}

type TextField = Exclude<keyof AdditionalInformation, Flag>
type Flag = 'showCoupon' | 'shipToThisAddress' | 'billToThisAddress' | 'businessPurchase'

export type KeptInformation = { [Field in TextField]?: string | null } & { [Field in Flag]?: boolean }

export type InformationResult =
  | { kind: 'kept'; details: KeptInformation }
  | { kind: 'problem'; message: string }

/** Of a note and of a gift message, in characters. */
export const MAX_NOTE_LENGTH = 1000

const MAX_LENGTH: Record<TextField, number> = {
  orderComment: MAX_NOTE_LENGTH,
  giftMessage: MAX_NOTE_LENGTH,
  awc: 255,
  dropship: 32,
  priceCache: 128,
  gstNumber: 15,
  gstCertificate: 255,
  abn: 20,
}

const FLAGS: readonly Flag[] = ['showCoupon', 'shipToThisAddress', 'billToThisAddress', 'businessPurchase']

export function keptInformation(information: AdditionalInformation): InformationResult {
  const details: KeptInformation = {}
  for (const [field, longest] of Object.entries(MAX_LENGTH) as [TextField, number][]) {
    const text = information[field]?.trim()
    if (text === undefined) continue
    // The number has a rule of its own, which says more than that it is too long.
    if (field !== 'gstNumber' && text.length > longest) return tooLong(longest)
    details[field] = text || null
  }
  for (const flag of FLAGS) {
    const value = information[flag]
    if (value != null) details[flag] = value
  }
  const wrong =
    (details.gstNumber ? gstNumberProblem(details.gstNumber) : undefined) ??
    (details.abn ? abnProblem(details.abn) : undefined)
  if (wrong) return { kind: 'problem', message: wrong }
  if (details.abn) details.abn = tidiedAbn(details.abn)
  return { kind: 'kept', details }
}

const tooLong = (longest: number): InformationResult => ({
  kind: 'problem',
  message: `Please use at most ${longest} characters.`,
})
