import type { GatewayOptions, OpenGateway } from '../opening.ts'
import { openLedger, prepareLedger } from './ledger.ts'
import { testGatewayRoutes } from './routes.ts'
import { createTestGateway } from './test-gateway.ts'

/** The gateway of shops that take no real money; its ledger is kept in a schema of their own. */
export async function openTestGateway({ database, clock, timeoutMs }: GatewayOptions): Promise<OpenGateway> {
  await prepareLedger(database)
  const ledger = openLedger(database.url)
  return {
    payments: createTestGateway(ledger, { timeoutMs }),
    routes: testGatewayRoutes(ledger, clock),
    close: ledger.close,
  }
}
