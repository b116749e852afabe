import type { AuthorizeNetSettings } from '../authorize-net-settings.ts'
import type { GatewayOptions, OpenGateway } from '../opening.ts'
import { type Adapter, authorizeNetProtocol } from './adapter.ts'
import { createAuthorizeNetGateway } from './authorize-net-gateway.ts'
import { checkoutNeeds } from './checkout-needs.ts'
import { authorizeNetClient } from './client.ts'
import { openLedger, prepareLedger } from './ledger.ts'
import { authorizeNetRoutes } from './routes.ts'
import { createSearch } from './search.ts'
import { createTransactions } from './transactions.ts'

/** The shop keeps a ledger of its own beside Authorize.Net's, in the same database. */
export async function openAuthorizeNet(
  { database, clock, timeoutMs, handleGatewayEvent }: GatewayOptions,
  settings: AuthorizeNetSettings,
): Promise<OpenGateway> {
  await prepareLedger(database)
  const ledger = openLedger(database.url)
  const client = authorizeNetClient(settings)
  const transactions = createTransactions(client)
  const search = createSearch(client, () => clock.now())
  const protocol = authorizeNetProtocol(transactions, search)
  const adapter: Adapter = { ledger, protocol, transactions, search, clock, timeoutMs }
  const { loginId, clientKey, environment } = settings
  const cardFields = {
    gateway: 'authorize-net',
    loginId,
    clientKey,
    isSandbox: environment === 'sandbox',
  } as const
  return {
    payments: createAuthorizeNetGateway(adapter, cardFields),
    routes: authorizeNetRoutes({ adapter, signatureKey: settings.signatureKey, handleGatewayEvent }),
    checkoutNeeds: checkoutNeeds(environment),
    close: ledger.close,
  }
}
