import { beforeEach, describe, expect, it } from 'vitest'
import { aDesign, aShape, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { type Drawing, NotDrawn, type Turn } from '#platform/drawing/drawing.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { placeOrder } from '../checkout/commands/place-order.ts'
import { aReadyCart, byGuest } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { beginTrial, spentTrials } from './artwork-trials-store.ts'
import { cancelOrder } from './commands/cancel-order.ts'
import { tellStaffOfArtwork } from './commands/tell-staff-of-artwork.ts'
import { MOST_STOPPED, makeHeavyArtwork, makeLightArtwork } from './commands/work-on-artwork.ts'
import { eventsOfOrders } from './history-store.ts'
import { makeHeavyArtworkJob, tellStaffOfArtworkJob } from './jobs/names.ts'
import { isDrawn } from './rules/artwork-names.ts'
import { artworkOfLine } from './store.ts'

const shop = await openTestShop()
beforeEach(async () => {
  await heavyJobs()
  await toldJobs()
})

const heavyJobs = () => takeJobs<{ orderLineId: number }>(shop, makeHeavyArtworkJob)
const toldJobs = () =>
  takeJobs<{ orderId: string; position: number; message: string }>(shop, tellStaffOfArtworkJob)

const words = aText({ xMm: 10, yMm: 60, widthMm: 180 })
const frame = { kind: 'placed', xMm: 0, yMm: 0, widthMm: 200, heightMm: 200, rotationDeg: 0 } as const
const shadow = { dxMm: 1, dyMm: 1, blurMm: 0.5, colour: '#000000', opacity: 0.5 }
const shadows = Array.from({ length: 17 }, (_, place) =>
  aShape({ id: `shape-${place}`, frame, shadow, opacity: 0.5 }),
)

async function anOrder(elements: Parameters<typeof aSurface>[0] = { elements: [words] }) {
  const document = aDesign(aSurface({ widthMm: 200, heightMm: 200, bleedMm: 24, ...elements }))
  const cartId = await aReadyCart(shop, {
    lines: [{ sku: 'CANVAS-20X20-S-D19-IMAGE-MATTE', document, quantity: 1 }],
  })
  const placed = await placeOrder(shop, byGuest(cartId), { address: undefined, isPerson: async () => false })
  if (placed.kind !== 'placed') throw new Error(JSON.stringify(placed))
  return { order: placed.order, line: placed.order.lines[0]! }
}

const FILE = new TextEncoder().encode('file')
const FILES = { artwork: FILE, proof: FILE, 'job-ticket': FILE }

/** Threads that give files, or fail as they are told. */
function lanes({ draw = () => {}, put = () => {} }: { draw?: () => void; put?: () => void } = {}) {
  const turns: Turn[] = []
  const inTurn = async (turn: Turn) => {
    turns.push(turn)
    draw()
    return FILES
  }
  const drawing = { inTurn, close: async () => {} } as unknown as Drawing
  const deps = {
    ...shop,
    drawing,
    withPhotoFiles: () => Promise.reject(new Error('No photo is wanted')),
    storage: { put: async () => put() },
  }
  const attempt = (id: string, isLast = false) => ({ id, isLast, signal: new AbortController().signal })
  return {
    turns,
    light: (lineId: number, id = 'job-1', isLast = false) =>
      makeLightArtwork(deps, lineId, attempt(id, isLast)),
    heavy: (lineId: number, isLast = false) => makeHeavyArtwork(deps, lineId, attempt('heavy-1', isLast)),
  }
}

const tooMuch = (reason: 'too-slow' | 'too-large') => () => {
  throw new NotDrawn(reason, new Error('ended'))
}
const isMade = async (lineId: number) => isDrawn(await artworkOfLine(shop.db, lineId))
const notesOf = async (orderId: string) =>
  ((await eventsOfOrders(shop.db, [orderId])).get(orderId) ?? [])
    .filter(({ isForShopper }) => !isForShopper)
    .map(({ message }) => message)

describe('artwork has two lanes', () => {
  it('and an ordinary design is drawn in the light one, beside whatever is heavy', async () => {
    const { line } = await anOrder()
    const { light, turns } = lanes()
    await light(line.id)
    expect(await isMade(line.id)).toBe(true)
    expect(turns).toMatchObject([{ isHeavy: false, isForPress: true }])
    expect(await heavyJobs()).toEqual([])
  })

  it('and a heavy design is handed on undrawn, as one job however often its own is repeated', async () => {
    const { line } = await anOrder({ elements: shadows })
    const { light, heavy, turns } = lanes()
    await light(line.id)
    await light(line.id)
    expect(turns).toEqual([])
    expect(await heavyJobs()).toEqual([{ orderLineId: line.id }])
    await heavy(line.id)
    expect(turns).toMatchObject([{ isHeavy: true }])
    expect(await isMade(line.id)).toBe(true)
  })

  it.each(['too-slow', 'too-large'] as const)('and what turns out %s is heavy', async (reason) => {
    const { line } = await anOrder()
    await lanes({ draw: tooMuch(reason) }).light(line.id)
    expect(await heavyJobs()).toEqual([{ orderLineId: line.id }])
  })

  it('and what took its process with it is heavy from then on', async () => {
    const { line } = await anOrder()
    // As a killed process leaves it.
    await beginTrial(shop.db, line.id)
    const { light, turns } = lanes()
    await light(line.id)
    expect(turns).toEqual([])
    expect(await heavyJobs()).toEqual([{ orderLineId: line.id }])
  })
})

describe('artwork that is too much', () => {
  it('is tried three times, and then staff are told once, with the line and the reason', async () => {
    const { order, line } = await anOrder({ elements: shadows })
    const { heavy, turns } = lanes({ draw: tooMuch('too-slow') })
    await expect(heavy(line.id)).rejects.toThrow('took too long')
    await expect(heavy(line.id)).rejects.toThrow('took too long')
    expect(await toldJobs()).toEqual([])
    await heavy(line.id)
    await heavy(line.id)
    expect(turns).toHaveLength(3)
    const told = await toldJobs()
    expect(told).toEqual([{ orderId: order.id, position: 1, message: expect.any(String) }])
    const message = told[0]!.message
    expect(message).toContain(
      'The artwork of line 1 is not drawn, because its design takes longer to draw than the shop allows for.',
    )
    expect(await notesOf(order.id)).toContain(message)

    const mails: Mail[] = []
    const send = async (mail: Mail) => void mails.push(mail)
    await tellStaffOfArtwork({ ...shop, renderMail, mail: { send } }, told[0]!)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({
      subject: `Order ${order.number}: artwork that needs a person`,
      text: expect.stringContaining('takes longer to draw'),
    })
  })

  it('and was killed with its process a few times is drawn all the same', async () => {
    const { line } = await anOrder()
    for (let killed = 0; killed < 5; killed++) await beginTrial(shop.db, line.id)
    await lanes().heavy(line.id)
    expect(await isMade(line.id)).toBe(true)
    expect(await toldJobs()).toEqual([])
  })

  it('and ends the process each time is not begun an eleventh time', async () => {
    const { line } = await anOrder()
    for (let killed = 0; killed < MOST_STOPPED; killed++) await beginTrial(shop.db, line.id)
    const { heavy, turns } = lanes()
    await heavy(line.id)
    expect(turns).toEqual([])
    expect(await toldJobs()).toMatchObject([{ message: expect.stringContaining('stopped each time') }])
  })

  it('and of a cancelled order bothers nobody', async () => {
    const { order, line } = await anOrder()
    await cancelOrder(shop, order.id, { actor: 'shopper' })
    for (let killed = 0; killed < MOST_STOPPED; killed++) await beginTrial(shop.db, line.id)
    await lanes().heavy(line.id)
    expect(await toldJobs()).toEqual([])
  })
})

describe('artwork that cannot be made for another reason, such as storage that is away', () => {
  const away = () => {
    throw new Error('storage is away')
  }

  it('is tried for as long as its job is, and what is in its way does not count against the design', async () => {
    const { line } = await anOrder()
    for (let tried = 0; tried < 5; tried++) {
      await expect(lanes({ put: away }).light(line.id)).rejects.toThrow('storage is away')
    }
    expect(await spentTrials(shop.db, line.id)).toBe(0)
    await lanes().light(line.id)
    expect(await isMade(line.id)).toBe(true)
  })

  it('is told to staff with its last attempt', async () => {
    const { line } = await anOrder()
    await expect(lanes({ put: away }).light(line.id, 'job-1', true)).rejects.toThrow('storage is away')
    expect(await toldJobs()).toMatchObject([
      { position: 1, message: expect.stringContaining('was not there') },
    ])
  })
})
