import { type Refusal, refusal } from '../../api/refusal.ts'
import { claimCertificate } from '../../customers/certificate-store.ts'
import { CERTIFICATE_NOT_UPLOADED } from '../../customers/rules/certificate-file.ts'
import type { CartRequest } from '../rules/access.ts'
import { type AdditionalInformation, keptInformation } from '../rules/additional-information.ts'
import { type Cart, changeCart } from '../store.ts'
import { type CartChangeDeps, changeActiveRow, changeCartDetails } from './active-cart.ts'

/** Saves what belongs to the order as a whole. */
export async function changeInformation(
  deps: CartChangeDeps,
  request: CartRequest,
  information: AdditionalInformation,
): Promise<Cart | Refusal> {
  const result = keptInformation(information)
  if (result.kind === 'problem') return refusal('graphql-input', result.message)
  const { details } = result
  const { gstCertificate: reference } = details
  if (!reference) return changeCartDetails(deps, request, details)
  const customerId = request.caller.kind === 'customer' ? request.caller.id : null
  return changeActiveRow(deps, request, async (tx): Promise<Cart | Refusal> => {
    const now = deps.clock.now()
    const isClaimed = await claimCertificate(tx, { reference, customerId }, now)
    if (!isClaimed) return refusal('graphql-input', CERTIFICATE_NOT_UPLOADED)
    return changeCart(tx, request.id, details, now)
  })
}

export interface GiftOptions {
  message: { to: string; from: string; message: string } | undefined
  giftReceipt: boolean
  printedCard: boolean
}

const MAX_NAME_LENGTH = 100
const MAX_MESSAGE_LENGTH = 1000

/** @param options  without a message, the one that is there stays */
export async function changeGiftOptions(
  deps: CartChangeDeps,
  request: CartRequest,
  { message, giftReceipt, printedCard }: GiftOptions,
): Promise<Cart | Refusal> {
  if (message && message.message.length > MAX_MESSAGE_LENGTH) return tooLong(MAX_MESSAGE_LENGTH)
  if (message && Math.max(message.to.length, message.from.length) > MAX_NAME_LENGTH)
    return tooLong(MAX_NAME_LENGTH)
  const words = message && {
    giftMessage: message.message.trim() || null,
    giftTo: message.to.trim() || null,
    giftFrom: message.from.trim() || null,
  }
  return changeCartDetails(deps, request, { ...words, giftReceipt, printedCard })
}

const tooLong = (longest: number) => refusal('graphql-input', `Please use at most ${longest} characters.`)
