/** PE-18, PE-20: an act that is sent again, because its answer was lost or a button was pressed twice, is done once. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { AnswerNotKept, asAct, deleteOldActs } from '#platform/database/acts.ts'
import { transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { findCart, insertCart, linesOfCart } from '../cart/store.ts'
import { aCart, aLine } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { id total_quantity } user_errors { message } }
}`
let acts = 0
const aKey = () => `act-of-a-test-${String(++acts).padStart(6, '0')}`
async function anAddition(quantity = 1) {
  const id = await aCart(shop, { lines: [] })
  const { sku, designRevision } = await aLine(shop.db)
  return { id, items: [{ sku, quantity, design_revision: designRevision }] }
}
const quantities = async (cartId: string) =>
  (await linesOfCart(shop.db, cartId)).map(({ quantity }) => quantity)
const stepsKept = async () =>
  Number((await shop.db.execute<{ count: string }>(sql`select count(*) from act_steps`)).rows[0]?.count)

describe('PE-18: a call with an Idempotency-Key', () => {
  it('whose answer was lost is answered again in the same words, and done once', async () => {
    const [addition, actKey] = [await anAddition(), aKey()]
    const first = await shop.ask(ADD, addition, { actKey })
    expect(await shop.ask(ADD, addition, { actKey })).toEqual(first)
    expect(await quantities(addition.id)).toEqual([1])
  })

  it('that is sent ten times at once is done once, and each gets the answer', async () => {
    const [addition, actKey] = [await anAddition(), aKey()]
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.ask(ADD, addition, { actKey })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await quantities(addition.id)).toEqual([1])
  })

  it('is done again under another key, and under none', async () => {
    const addition = await anAddition()
    await shop.ask(ADD, addition, { actKey: aKey() })
    await shop.ask(ADD, addition, { actKey: aKey() })
    await shop.ask(ADD, addition)
    expect(await quantities(addition.id)).toEqual([3])
  })

  it('that asks for something else under the same key is refused, and nothing is done', async () => {
    const [addition, actKey] = [await anAddition(), aKey()]
    await shop.ask(ADD, addition, { actKey })
    const items = [{ ...addition.items[0], quantity: 5 }]
    const { errors } = await shop.send(ADD, { ...addition, items }, { actKey })
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/another call before. Nothing was done/),
      extensions: { category: 'graphql-input', code: 'IDEMPOTENCY_KEY_REUSED' },
    })
    expect(await quantities(addition.id)).toEqual([1])
  })

  it('that sets something else under the same key is refused, also when it is sent late', async () => {
    const SET = `mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { email } } }`
    const [cart_id, actKey] = [await aCart(shop), aKey()]
    const set = (email: string, visit = {}) => shop.send(SET, { input: { cart_id, email } }, visit)
    await set('first@example.com', { actKey })
    expect((await set('other@example.com', { actKey })).errors?.[0]?.extensions?.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    await set('second@example.com')
    await set('first@example.com', { actKey })
    expect((await findCart(shop.db, cart_id))?.email).toBe('second@example.com')
  })

  it('tells a refusal again, and what broke is tried again', async () => {
    const [addition, actKey] = [await anAddition(), aKey()]
    const wrong = { ...addition, items: [{ ...addition.items[0], sku: 'NOTHING' }] }
    const first = await shop.ask(ADD, wrong, { actKey })
    expect(first.addProductsToCart.user_errors).toHaveLength(1)
    expect(await shop.ask(ADD, wrong, { actKey })).toEqual(first)

    const broken = { ...shop.jobs, enqueue: () => Promise.reject(new Error('The queue is away.')) }
    const SEND = `mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }`
    const input = { name: 'Robin', email: 'robin@example.com', comment: 'Hello', recaptcha_response: null }
    const visit = { actKey: aKey() }
    const failed = await shop.withServices({ jobs: broken }).send(SEND, { input }, visit)
    expect(failed.errors).toHaveLength(1)
    expect((await shop.ask(SEND, { input }, visit)).contactUs.status).toBe(true)
  })

  it('belongs to its caller: two customers may think of the same key', async () => {
    const actKey = aKey()
    const START = 'mutation { createEmptyCart }'
    const [one, other] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
    const first = await shop.ask(START, {}, { ...one.visit, actKey })
    expect(await shop.ask(START, {}, { ...other.visit, actKey })).not.toEqual(first)
  })

  it('starts one cart for a browser whose first answer was lost', async () => {
    const visit = { actKey: aKey() }
    const START = 'mutation { createGuestCart { cart { id } } }'
    const first = await shop.ask(START, {}, visit)
    expect(await shop.ask(START, {}, visit)).toEqual(first)
  })

  it('may hold two calls in one document, each done once', async () => {
    const visit = { actKey: aKey() }
    const TWO = 'mutation { one: createGuestCart { cart { id } } other: createGuestCart { cart { id } } }'
    const first = await shop.ask(TWO, {}, visit)
    expect(JSON.stringify(await shop.ask(TWO, {}, visit))).toBe(JSON.stringify(first))
    const { one, other } = first as unknown as Record<'one' | 'other', { cart: { id: string } }>
    expect(one.cart.id).not.toBe(other.cart.id)
  })
})

describe('what is kept of an act', () => {
  it('is written with the act itself: whatever is killed before the commit leaves neither, and is done later', async () => {
    const act = { key: aKey(), request: 'start' }
    const id = newId()
    const start = (dies: boolean) =>
      asAct(act, () =>
        transaction(shop.db, async (tx) => {
          await insertCart(tx, { id, customerId: null, store: null }, shop.clock.now())
          if (dies) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
        }),
      )
    const before = await stepsKept()
    await expect(start(true)).rejects.toThrow()
    expect([await findCart(shop.db, id), await stepsKept()]).toEqual([undefined, before])
    await start(false)
    await start(false)
    expect((await findCart(shop.db, id))?.id).toBe(id)
  })

  it('says nothing to whoever reads the table', async () => {
    const [addition, actKey] = [await anAddition(), aKey()]
    await shop.ask(ADD, addition, { actKey })
    const { rows } = await shop.db.execute<{ row: string }>(
      sql`select act || request || encode(answer, 'escape') as row from act_steps`,
    )
    for (const { row } of rows) {
      expect(row).not.toContain(addition.id)
      expect(row).not.toContain(actKey)
    }
  })

  it('is deleted after a day, and the oldest where there are too many', async () => {
    await shop.ask('mutation { createGuestCart { cart { id } } }', {}, { actKey: aKey() })
    await shop.db.execute(sql`update act_steps set done_at = now() - interval '25 hours'`)
    for (const actKey of [aKey(), aKey(), aKey()]) {
      await shop.ask('mutation { createGuestCart { cart { id } } }', {}, { actKey })
    }
    await deleteOldActs(shop.db)
    expect(await stepsKept()).toBe(6)
    await deleteOldActs(shop.db, { mostSteps: 2 })
    expect(await stepsKept()).toBe(2)
  })

  it('leaves out an answer that is too large, and says so instead of doing it again', async () => {
    let done = 0
    const act = { key: aKey(), request: 'r' }
    const large = () =>
      asAct(act, () =>
        transaction(shop.db, async () => {
          done++
          return Array.from({ length: 100_000 }, () => Math.random())
        }),
      )
    await large()
    await expect(large()).rejects.toThrow(AnswerNotKept)
    expect(done).toBe(1)
  })
})
