import type { GatewayOptions, OpenGateway } from '../opening.ts'
import type { PayflowSettings } from '../payflow-settings.ts'
import { type Adapter, payflowProtocol } from './adapter.ts'
import { checkoutNeeds } from './checkout-needs.ts'
import { payflowClient } from './client.ts'
import { openLedger, prepareLedger } from './ledger.ts'
import { createPayflowGateway } from './payflow-gateway.ts'
import { pollPayments } from './poll-payments.ts'
import { payflowRoutes } from './routes.ts'
import { createTransactions } from './transactions.ts'

export interface OpenPayflow extends OpenGateway {
  /** Reports what has changed of payments since yesterday; a timer runs it every hour. */
  pollPayments(): Promise<number>
}

const HOUR_MS = 3_600_000

/** The shop keeps a ledger of its own beside Payflow's, in the same database. */
export async function openPayflow(
  { database, clock, log, timeoutMs, handleGatewayEvent }: GatewayOptions,
  settings: PayflowSettings,
): Promise<OpenPayflow> {
  await prepareLedger(database)
  const ledger = openLedger(database.url)
  const client = payflowClient(settings, timeoutMs)
  const transactions = createTransactions(client, () => clock.now())
  const adapter: Adapter = { ledger, protocol: payflowProtocol(transactions), transactions, clock, timeoutMs }
  const round = () => pollPayments(adapter, handleGatewayEvent)
  // What cannot be looked at now is looked at tomorrow.
  const logged = (err: unknown) => log.error({ err }, 'Payments of Payflow could not be looked at')
  const timer = setInterval(() => void round().catch(logged), HOUR_MS)
  timer.unref()
  return {
    payments: createPayflowGateway(adapter, {
      gateway: 'payflow',
      isSandbox: settings.environment === 'pilot',
    }),
    routes: payflowRoutes(adapter),
    checkoutNeeds,
    pollPayments: round,
    close: async () => {
      clearInterval(timer)
      await ledger.close()
    },
  }
}
