/** What the gateway makes of a transaction request, and what staff do in its console. */
import { made, Refused, unsuccessful } from './answers.ts'
import type { Cards } from './cards.ts'
import type { TransactionRequest } from './requests.ts'
import type { SimulatedLedger, Transaction } from './simulated-ledger.ts'

export function create(ledger: SimulatedLedger, cards: Cards, request: TransactionRequest): object {
  switch (request.transactionType) {
    case 'authOnlyTransaction':
      return authorise(ledger, cards, request)
    case 'priorAuthCaptureTransaction':
      return capture(ledger, request.refTransId, toCents(request.amount))
    case 'voidTransaction':
      return voidOf(ledger, request.refTransId)
    case 'refundTransaction':
      return refund(ledger, request)
    default:
      throw new Refused('E00003', `The value ${request.transactionType} is invalid.`)
  }
}

const toCents = (amount: string | undefined) => Math.round(Number(amount) * 100)
/** What a window was asked for, of a transaction that was made. */
const windows = new WeakMap<Transaction, number>()

function authorise(ledger: SimulatedLedger, cards: Cards, request: TransactionRequest): object {
  const amount = toCents(request.amount)
  if (request.currencyCode !== 'AUD') return unsuccessful(39, 'The supplied currency code is not supported.')
  if (!(amount > 0)) return unsuccessful(5, 'A valid amount is required.')
  const card = cards.use(request.payment?.opaqueData?.dataValue ?? '')
  if (!card) throw new Refused('E00114', 'Invalid OTS Token.')
  const { behaviour, digits } = card
  const order = request.order ?? {}
  const twin = duplicateOf(ledger, request, digits)
  if (twin) return unsuccessful(11, 'A duplicate transaction has been submitted.')
  const statuses = {
    1: 'authorizedPendingCapture',
    2: 'declined',
    3: 'generalError',
    4: behaviour.isHeldBefore ? 'FDSPendingReview' : 'FDSAuthorizedPendingReview',
  } as const
  const transaction = ledger.add({
    transactionType: 'authOnlyTransaction',
    transactionStatus: statuses[behaviour.responseCode],
    responseCode: behaviour.responseCode,
    responseReasonCode: behaviour.reasonCode,
    invoiceNumber: order.invoiceNumber ?? '',
    description: order.description ?? '',
    authCents: amount,
    settleCents: amount,
    lastDigits: digits,
  })
  ledger.cards.set(digits, behaviour)
  windows.set(transaction, windowOf(request))
  ledger.announce(behaviour.responseCode === 4 ? 'fraud.held' : 'authorization.created', transaction)
  return made(transaction)
}

const windowOf = ({ transactionSettings }: TransactionRequest): number =>
  Number(
    transactionSettings?.setting.find(({ settingName }) => settingName === 'duplicateWindow')?.settingValue ??
      120,
  )

/** The same card, amount, kind and reference within the window. Declined ones are not counted. */
function duplicateOf(
  ledger: SimulatedLedger,
  request: TransactionRequest,
  digits: string,
): Transaction | undefined {
  return ledger.transactions.find(
    (one) =>
      one.transactionType === request.transactionType &&
      one.authCents === toCents(request.amount) &&
      one.lastDigits === digits &&
      one.invoiceNumber === (request.order?.invoiceNumber ?? '') &&
      (one.responseCode === 1 || one.responseCode === 4) &&
      ledger.now().getTime() - one.submittedAt.getTime() <= windowOf(request) * 1000,
  )
}

/** A capture has the number of its authorisation. */
export function capture(ledger: SimulatedLedger, transId = '', amount?: number): object {
  const transaction = ledger.byId(transId)
  if (!transaction) return unsuccessful(16, 'The transaction was not found.')
  const { transactionStatus } = transaction
  if (transactionStatus === 'capturedPendingSettlement' || transactionStatus === 'settledSuccessfully') {
    return unsuccessful(311, 'This transaction has already been captured.')
  }
  if (transactionStatus !== 'authorizedPendingCapture') {
    return unsuccessful(33, `The transaction is ${transactionStatus} and cannot be captured.`)
  }
  const cents = amount ?? transaction.authCents
  if (cents > transaction.authCents) return unsuccessful(47, 'The amount is greater than was authorised.')
  transaction.transactionStatus = 'capturedPendingSettlement'
  transaction.settleCents = cents
  ledger.announce('priorAuthCapture.created', transaction)
  return made(transaction)
}

export function voidOf(ledger: SimulatedLedger, transId = ''): object {
  const transaction = ledger.byId(transId)
  if (!transaction) return unsuccessful(16, 'The transaction was not found.')
  const { transactionStatus } = transaction
  if (transactionStatus === 'voided') return made(transaction, 310)
  const isOpen = ['authorizedPendingCapture', 'capturedPendingSettlement', 'refundPendingSettlement']
  if (!isOpen.includes(transactionStatus)) return unsuccessful(16, 'The transaction was not found.')
  transaction.transactionStatus = 'voided'
  ledger.announce('void.created', transaction)
  return made(transaction)
}

function refund(ledger: SimulatedLedger, request: TransactionRequest): object {
  const original = ledger.byId(request.refTransId ?? '')
  if (!original) return unsuccessful(16, 'The transaction was not found.')
  const { creditCard } = request.payment ?? {}
  if (creditCard?.cardNumber !== original.lastDigits) {
    return unsuccessful(54, 'The referenced transaction does not meet the criteria for issuing a credit.')
  }
  const twin = duplicateOf(ledger, request, original.lastDigits)
  if (twin) return unsuccessful(11, 'A duplicate transaction has been submitted.')
  return refundIn(ledger, original.transId, toCents(request.amount), request.order?.invoiceNumber)
}

/** @param reference  the console puts the invoice number of the original into the form */
export function refundIn(
  ledger: SimulatedLedger,
  transId: string,
  cents: number,
  reference?: string,
): object {
  const original = ledger.byId(transId)
  if (original?.transactionStatus !== 'settledSuccessfully') {
    return unsuccessful(54, 'The referenced transaction does not meet the criteria for issuing a credit.')
  }
  const given = ledger.transactions
    .filter(
      ({ refTransId, transactionStatus }) => refTransId === transId && /^refund/.test(transactionStatus),
    )
    .reduce((sum, { settleCents }) => sum + settleCents, 0)
  if (given + cents > original.settleCents) {
    return unsuccessful(
      55,
      'The sum of credits against the referenced transaction would exceed the original debit amount.',
    )
  }
  const transaction = ledger.add({
    refTransId: transId,
    transactionType: 'refundTransaction',
    transactionStatus: 'refundPendingSettlement',
    responseCode: 1,
    responseReasonCode: 1,
    invoiceNumber: reference ?? original.invoiceNumber,
    description: '',
    authCents: cents,
    settleCents: cents,
    lastDigits: original.lastDigits,
  })
  ledger.announce('refund.created', transaction)
  return made(transaction)
}

/** Staff decide on what a filter holds. */
export function decideHeld(ledger: SimulatedLedger, transId: string, action: 'approve' | 'decline'): void {
  const transaction = ledger.byId(transId)
  const held = ['FDSPendingReview', 'FDSAuthorizedPendingReview']
  if (!transaction || !held.includes(transaction.transactionStatus)) {
    throw new Refused('E00027', 'The transaction was unsuccessful.')
  }
  const isAuthorised = transaction.transactionStatus === 'FDSAuthorizedPendingReview'
  if (action === 'approve') transaction.transactionStatus = 'authorizedPendingCapture'
  else transaction.transactionStatus = isAuthorised ? 'voided' : 'declined'
  ledger.announce(action === 'approve' ? 'fraud.approved' : 'fraud.declined', transaction)
}

/** The settlement of a day: what is captured or going back is final, and all but open authorisations is in a batch. */
export function settle(ledger: SimulatedLedger): void {
  const batch = { batchId: String(9_000_000 + ledger.batches.length), settledAt: ledger.now() }
  ledger.batches.push(batch)
  for (const one of ledger.transactions) {
    if (one.batchId !== undefined || one.transactionStatus === 'authorizedPendingCapture') continue
    if (/Review$/.test(one.transactionStatus)) continue
    one.batchId = batch.batchId
    if (one.transactionStatus === 'capturedPendingSettlement') one.transactionStatus = 'settledSuccessfully'
    if (one.transactionStatus === 'refundPendingSettlement') {
      const fails = ledger.cards.get(one.lastDigits)?.refundFails
      one.transactionStatus = fails ? 'settlementError' : 'refundSettledSuccessfully'
      if (fails) ledger.announce('refund.failed', one)
    }
  }
}

/** Authorisations that were not captured for 30 days. */
export function expire(ledger: SimulatedLedger): void {
  for (const one of ledger.transactions) {
    if (one.transactionStatus === 'authorizedPendingCapture') one.transactionStatus = 'expired'
  }
}
