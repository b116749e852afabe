/** SH-23: the shop looks at its payments by itself, and its log tells when it could not. */
import { afterAll, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { clockAt } from '../../testing/set-clock.ts'
import { paymentsAt } from '../own-ledger/testing/a-payment.ts'
import { openPayflow } from './open.ts'
import { startPayflowServer } from './testing/payflow-server.ts'

const HOUR_MS = 3_600_000

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const clock = clockAt('2026-11-21T10:00:00+11:00')
const server = await startPayflowServer(() => clock.now().getTime())
const logged: unknown[] = []
const { payments: gateway, close } = await openPayflow(
  {
    database: await testDatabase(),
    clock,
    log: { error: (...told: unknown[]) => void logged.push(told) },
    timeoutMs: 900,
    handleGatewayEvent: async () => undefined,
  },
  server.settings,
)
afterAll(async () => {
  await Promise.all([server.close(), close()])
  vi.useRealTimers()
})

const aPayment = paymentsAt(gateway, async () => {
  const entry = await gateway.openCardEntry?.({ shopUrl: 'https://shop.example', isNarrow: false })
  if (!entry) throw new Error('Expected an entry for a card but received none')
  server.cards.enter(entry.secureToken)
  return entry.tokenId
})
const inquiries = () => server.requests.filter(({ operation }) => operation === 'inquire').length

test('a payment that cannot be looked at is in the log, and is looked at a day later', async () => {
  const { paymentId, ask } = await aPayment()
  await ask()
  await gateway.capture({ paymentId, amountCents: 3930 })
  clock.advance(25 * HOUR_MS)
  server.fail('inquire', 'cut-before', 'cut-before')
  vi.advanceTimersByTime(HOUR_MS)
  await expect.poll(() => logged.length).toBe(1)
  expect(logged[0]).toEqual([
    { err: expect.objectContaining({ message: '1 payments could not be looked at' }) },
    'Payments of Payflow could not be looked at',
  ])
  clock.advance(25 * HOUR_MS)
  const before = inquiries()
  vi.advanceTimersByTime(HOUR_MS)
  await expect.poll(inquiries).toBeGreaterThan(before)
  expect(logged).toHaveLength(1)
})
