import type { GatewayOptions, OpenGateway } from '../open-gateway.ts'
import { openLedger } from './ledger.ts'
import { testGatewayRoutes } from './routes.ts'
import { createTestGateway } from './test-gateway.ts'

/** The gateway of shops that take no real money; its books are kept in a schema of their own. */
export async function openTestGateway({
  databaseUrl,
  clock,
  timeoutMs,
}: GatewayOptions): Promise<OpenGateway> {
  const ledger = await openLedger(databaseUrl)
  return {
    payments: createTestGateway(ledger, { timeoutMs }),
    routes: testGatewayRoutes(ledger, clock),
    close: ledger.close,
  }
}
