import { oneStatement, type Transaction } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { setOwnQuantity } from '../own-cart-store.ts'
import type { CartRequest } from '../rules/access.ts'
import { keptExtras, type LineExtras } from '../rules/line-extras.ts'
import {
  amountProblem,
  decideLine,
  type LineFacts,
  type LineProblem,
  lineNotFound,
  type NewLine,
} from '../rules/new-line.ts'
import { quantityProblem } from '../rules/quantity.ts'
import type { RequestedOptions } from '../rules/requested-options.ts'
import { isSameLine } from '../rules/saved-for-later.ts'
import {
  type Cart,
  type CartDetails,
  type CartLine,
  changeCart,
  changeLine,
  deleteLine,
  findCartWithLines,
  linesOfCart,
} from '../store.ts'
import { type CartChangeDeps, changeActiveCart, ownerOf } from './active-cart.ts'
import type { ChangedLines } from './add-lines.ts'
import { type LineFactsDeps, readLineFacts } from './line-facts.ts'

export interface LineChange {
  /** The number of the line, or the text that was sent instead of one. */
  lineId: number | string
  /** 0 removes the line. */
  quantity?: number | undefined
  /** What the line prints from now on: both or neither. */
  sku?: string | undefined
  designRevision?: string | undefined
  /** Other values of options and fields; what is not named stays. */
  options?: RequestedOptions | undefined
  note?: string | undefined
  giftMessage?: { to: string; from: string; message: string } | undefined
}

const HALF_A_DESIGN = 'A line changes its SKU and its design together. Please send both.'

export async function changeLines(
  deps: CartChangeDeps & LineFactsDeps,
  request: CartRequest,
  changes: readonly LineChange[],
): Promise<ChangedLines | Refusal> {
  const [only, ...others] = changes
  const changed = only && others.length === 0 ? await changeQuantity(deps, request, only) : undefined
  if (changed) return changed
  // Read before the transaction, which must not wait for a second connection.
  const configuration = await deps.configuration()
  return changeActiveCart(deps, request, async (tx, cart) => {
    const lines = await linesOfCart(tx, request.id)
    const inside = { db: tx, clock: deps.clock, configuration: async () => configuration }
    const facts = await factsFor(inside, lines, changes)
    const problems: LineProblem[] = []
    const turnedDown = changes
      .filter(({ quantity }) => quantity === 0)
      .map(({ lineId }) => rememberRemovedAutoAdded(lines.find(({ id }) => id === lineId)))
    for (const change of changes) {
      const line = lines.find(({ id }) => id === change.lineId)
      const problem = line ? await saveChange(tx, line, lines, change, facts) : lineNotFound(change.lineId)
      if (problem) problems.push(problem)
    }
    const details: CartDetails = Object.assign({}, ...turnedDown)
    return { cart: await withDetails(tx, cart, details, deps.clock.now()), lines, problems }
  })
}

/**
 * The change that shoppers make most: another quantity of one printed line and nothing else. It needs no look at the
 * cart before it.
 *
 * @returns undefined when it is another change, or cannot be made so; nothing is changed then
 */
async function changeQuantity(
  { db, clock }: CartChangeDeps,
  request: CartRequest,
  { lineId, quantity, ...others }: LineChange,
): Promise<ChangedLines | undefined> {
  const isOther = Object.values(others).some((value) => value !== undefined)
  if (isOther || typeof lineId !== 'number' || !quantity || quantityProblem(quantity)) return undefined
  return oneStatement(db, async (one) => {
    const line = { lineId, quantity }
    if (!(await setOwnQuantity(one, ownerOf(request), line, clock.now()))) return undefined
    const found = await findCartWithLines(one, request.id)
    return found && { ...found, problems: [] }
  })
}

export async function removeLine(
  deps: CartChangeDeps,
  request: CartRequest,
  lineId: number | string,
): Promise<ChangedLines | Refusal> {
  return changeActiveCart(deps, request, async (tx, cart): Promise<ChangedLines | Refusal> => {
    const lines = await linesOfCart(tx, request.id)
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return refusal('graphql-input', lineNotFound(lineId).message)
    await deleteLine(tx, request.id, line.id)
    const changed = await withDetails(tx, cart, rememberRemovedAutoAdded(line), deps.clock.now())
    return { cart: changed, lines: lines.filter((other) => other !== line), problems: [] }
  })
}

export async function withDetails(
  tx: Transaction,
  cart: Cart,
  details: CartDetails,
  now: Date,
): Promise<Cart> {
  if (Object.keys(details).length > 0) await changeCart(tx, cart.id, details, now)
  return { ...cart, ...details }
}

/** Remembers an auto-added product that the shopper removed, so that it is not added again. */
export function rememberRemovedAutoAdded(line: CartLine | undefined): CartDetails {
  return line?.isAutoAdded ? { removedAutoAddedSku: line.sku } : {}
}

/** Whether a change affects what the line is, beside its quantity. */
const isRemade = ({ sku, designRevision, options }: LineChange) =>
  sku !== undefined || designRevision !== undefined || options !== undefined

/** A change of the quantity of printed pieces needs none. */
async function factsFor(
  deps: LineFactsDeps,
  lines: readonly CartLine[],
  changes: readonly LineChange[],
): Promise<LineFacts | undefined> {
  const wanted = changes.flatMap((change) => {
    const line = lines.find(({ id }) => id === change.lineId)
    if (!line || change.quantity === 0 || (line.kind === 'printed' && !isRemade(change))) return []
    return remade(line, change)
  })
  return wanted.length === 0 ? undefined : readLineFacts(deps, wanted)
}

function remade(line: CartLine, change: LineChange): NewLine {
  return {
    sku: change.sku ?? line.sku,
    quantity: change.quantity ?? line.quantity,
    designRevision:
      change.designRevision ?? change.options?.designRevision ?? line.designRevision ?? undefined,
    parentSku: undefined,
    options: change.options,
    before: line,
  }
}

/** Updates `lines`. */
async function saveChange(
  tx: Transaction,
  line: CartLine,
  lines: CartLine[],
  change: LineChange,
  facts: LineFacts | undefined,
): Promise<LineProblem | undefined> {
  const remove = async (gone: CartLine) => {
    await deleteLine(tx, gone.cartId, gone.id)
    lines.splice(lines.indexOf(gone), 1)
  }
  if (change.quantity === 0) {
    await remove(line)
    return undefined
  }
  const extras = changedExtras(change)
  const quantity = change.quantity ?? line.quantity
  if (!facts || (line.kind === 'printed' && !isRemade(change))) {
    const message = change.quantity === undefined ? undefined : quantityProblem(quantity)
    if (message) return { code: 'INVALID_PARAMETER_VALUE', message }
    await save(tx, line, { quantity, ...extras, savedUnitCents: null })
    return undefined
  }
  if (line.kind === 'printed' && !change.options && !(change.sku && change.designRevision)) {
    return { code: 'REQUIRED_PARAMETER_MISSING', message: HALF_A_DESIGN }
  }
  const decision = decideLine(remade(line, change), facts)
  if (decision.kind === 'problem') return decision
  const { available: _, ...decided } = decision.line
  if (decided.kind !== line.kind) return { code: 'INVALID_PARAMETER_VALUE', message: ANOTHER_KIND }

  const { savedForLater } = line
  const twin = lines.find((other) => other.id !== line.id && isSameLine(other, { ...decided, savedForLater }))
  const sum = quantity + (twin?.quantity ?? 0)
  const problem = amountProblem(decision.line, sum)
  if (problem) return problem
  if (!twin) {
    const isOwn = line.isAutoAdded && quantity !== line.quantity ? { isAutoAdded: false } : {}
    await save(tx, line, { ...decided, quantity, ...isOwn, ...extras, savedUnitCents: null })
    return undefined
  }
  // The line became the same thing as another line: the two are merged, as if it had been added twice.
  await remove(line)
  await save(tx, twin, { quantity: sum })
  return undefined
}

const ANOTHER_KIND = 'A line cannot become another kind of product. Please remove it and add the other one.'

async function save(tx: Transaction, line: CartLine, changes: Partial<CartLine>) {
  await changeLine(tx, line.id, changes)
  Object.assign(line, changes)
}

/** A note and a gift message; an empty text clears the note. */
function changedExtras({ note, giftMessage }: LineChange): Partial<CartLine> {
  const extras: LineExtras = { note }
  return {
    ...(note !== undefined && { note: keptExtras(extras).note }),
    ...(giftMessage && { giftMessage }),
  }
}
