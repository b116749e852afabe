/** Whom an order is billed to, and the business that it is bought for, as the checkout's form holds them. */
import { tidiedAbn } from '#packages/typed-values/typed-abn.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { abnAdvice, gstNumberProblem } from '../../customers/rules/business-numbers.ts'
import { type AddressField, addressProblems } from '../../fields/rules/address.ts'
import { tooLong } from '../../fields/rules/field-words.ts'
import { addressIn, isSent, typedAddress } from './address-form.ts'
import type { TypedAddress } from './typed-address.ts'

/** The names of the fields of the billing address begin with it. */
export const BILLING = 'billing_'
/** Ticked: the bill goes to the delivery address. */
export const BILL_HERE_FIELD = 'billHere'
/** As BOOK_FIELD, for the billing address. */
export const BILLING_BOOK_FIELD = 'billing_book'
/** Ticked: bought for a business. */
export const BUSINESS_FIELD = 'business'
export const BUSINESS_FIELDS = ['company', 'abn', 'gstNumber'] as const

export type BillingField = `billing_${AddressField}`
export type BusinessField = (typeof BUSINESS_FIELDS)[number]
export type BillingProblems = Partial<Record<BillingField | BusinessField, string>>

/** What the fields hold, and the box above them. */
export interface TypedBilling {
  isHere: boolean
  /** Undefined while nothing was typed. */
  address: TypedAddress | undefined
}

export interface TypedBusiness {
  isBusiness: boolean
  company: string
  abn: string
  gstNumber: string
}

/** A page from before there were these fields sends none of them; its order is billed to the delivery address. */
export const isBilledApart = (form: FormData): boolean =>
  isSent(form) && form.has(`${BILLING}street`) && !form.has(BILL_HERE_FIELD)

export const isForBusiness = (form: FormData): boolean => form.has(BUSINESS_FIELD)

const COMPANY_LENGTH = 255
const WHICH_BUSINESS = 'Enter the name of the business, such as Harbour Framing, or its ABN.'

/** What is read of a business; each text is tidied, and empty when nothing was typed. */
export function businessIn(form: FormData): Omit<TypedBusiness, 'isBusiness'> {
  const text = (name: BusinessField) => tidiedText(String(form.get(name) ?? ''))
  return {
    company: text('company'),
    abn: tidiedAbn(text('abn')),
    gstNumber: text('gstNumber').toUpperCase(),
  }
}

/** The message beside each invalid field that is in use. The bill may go anywhere in the country. */
export function billingProblems(form: FormData): BillingProblems {
  const problems: BillingProblems = {}
  if (isBilledApart(form)) {
    for (const { field, advice } of addressProblems(addressIn(form, BILLING))) {
      problems[`${BILLING}${field}`] = advice
    }
  }
  return { ...problems, ...businessProblems(form) }
}

/** CA-64: the GST number may be left out. Name or ABN say who bought, as an invoice of A$1,000 or more must. */
export function businessProblems(form: FormData): BillingProblems {
  if (!isForBusiness(form)) return {}
  const { company, abn, gstNumber } = businessIn(form)
  const wrongAbn = abn === '' ? undefined : abnAdvice(abn)
  const wrongGst = gstNumber === '' ? undefined : gstNumberProblem(gstNumber)
  return {
    ...(company === '' && abn === '' && { company: WHICH_BUSINESS }),
    ...(company.length > COMPANY_LENGTH && { company: tooLong(company, COMPANY_LENGTH) }),
    ...(wrongAbn && { abn: wrongAbn }),
    ...(wrongGst && { gstNumber: wrongGst }),
  }
}

/** As it was typed, to be shown again. */
export function typedBillingIn(form: FormData): { billing: TypedBilling; business: TypedBusiness } {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    billing: {
      isHere: !isBilledApart(form),
      address: typedAddress((name) => text(BILLING + name)),
    },
    business: {
      isBusiness: isForBusiness(form),
      company: text('company'),
      abn: text('abn'),
      gstNumber: text('gstNumber'),
    },
  }
}
