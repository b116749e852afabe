import { Hono } from 'hono'
import type { GatewayOptions, OpenGateway } from '../opening.ts'
import { openLedger, prepareLedger } from './ledger.ts'
import { testGatewayRoutes } from './routes.ts'
import { createTestGateway } from './test-gateway.ts'

/** Of a process without pages, which leads nobody there: reserved by RFC 2606 for what is nowhere. */
const NOWHERE = 'http://test-gateway.invalid'

/** The gateway of shops that take no real money; its ledger is kept in a schema of their own. */
export async function openTestGateway({
  database,
  clock,
  timeoutMs,
  testGateway,
}: GatewayOptions): Promise<OpenGateway> {
  await prepareLedger(database)
  const ledger = openLedger(database.url)
  return {
    payments: createTestGateway(ledger, { timeoutMs, url: testGateway?.url ?? NOWHERE }),
    // The shop's own address has nothing of it.
    routes: new Hono(),
    ownOrigin: testGateway && testGatewayRoutes(ledger, { clock, address: testGateway }),
    calledByPages: testGateway && [testGateway.url],
    close: ledger.close,
  }
}
