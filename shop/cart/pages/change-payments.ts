/** What the forms of gift cards, store credit and points do on the server. */
import {
  AddGiftCardDocument,
  GiftCardsOfCartDocument,
  LeavePointsDocument,
  LeaveStoreCreditDocument,
  RemoveGiftCardDocument,
  UsePointsDocument,
  UseStoreCreditDocument,
} from '../../generated/client/graphql.ts'
import { readGiftCardCode } from '../../marketing/rules/gift-card-code.ts'
import type { Api } from '../../request/api.ts'
import {
  CREDIT_INTENTS,
  GIFT_CARD_FIELD,
  GIFT_CARD_INTENTS,
  type PaymentAnswer,
  POINTS_FIELD,
  POINTS_INTENTS,
  RULE_FIELD,
} from '../components/payment-forms.ts'
import { problemOf } from './problem-of.ts'

const NO_CODE = 'Please type the code of your gift card first.'

/** Undefined when the form is about something else. */
export async function changePayments(
  api: Api,
  cartId: string,
  form: FormData,
): Promise<PaymentAnswer | undefined> {
  const code = textOf(form, GIFT_CARD_FIELD)
  const rule = textOf(form, RULE_FIELD) || null
  const balance = async (means: 'credit' | 'points', change: Promise<unknown>): Promise<PaymentAnswer> => ({
    means,
    typed: '',
    problem: await problemOf(change),
  })
  switch (form.get('intent')) {
    case GIFT_CARD_INTENTS.add:
      return { means: 'gift-card', typed: code, problem: await problemOfAdding(api, cartId, code) }
    case GIFT_CARD_INTENTS.remove:
      return { means: 'gift-card', typed: '', problem: await problemOfRemoving(api, cartId, code) }
    case CREDIT_INTENTS.use:
      return balance('credit', api.send(UseStoreCreditDocument, { cartId }))
    case CREDIT_INTENTS.leave:
      return balance('credit', api.send(LeaveStoreCreditDocument, { cartId }))
    case POINTS_INTENTS.use: {
      const points = Number(textOf(form, POINTS_FIELD))
      return balance('points', api.send(UsePointsDocument, { cartId, points, rule, most: false }))
    }
    case POINTS_INTENTS.useMost:
      return balance('points', api.send(UsePointsDocument, { cartId, points: null, rule, most: true }))
    case POINTS_INTENTS.leave:
      return balance('points', api.send(LeavePointsDocument, { cartId }))
    default:
      return undefined
  }
}

/** PE-18: a card that pays already counts as added, so that a double press is no error. */
async function problemOfAdding(api: Api, cartId: string, code: string): Promise<string | undefined> {
  if (code.trim() === '') return NO_CODE
  const problem = await problemOf(api.send(AddGiftCardDocument, { cartId, code }))
  return problem !== undefined && (await pays(api, cartId, code)) ? undefined : problem
}

async function problemOfRemoving(api: Api, cartId: string, code: string): Promise<string | undefined> {
  const problem = await problemOf(api.send(RemoveGiftCardDocument, { cartId, code }))
  return problem !== undefined && !(await pays(api, cartId, code)) ? undefined : problem
}

async function pays(api: Api, cartId: string, typed: string): Promise<boolean> {
  const code = readGiftCardCode(typed)
  const { cart } = await api.send(GiftCardsOfCartDocument, { cartId })
  return cart?.applied_gift_cards?.some((card) => card?.code === code) ?? false
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '')
