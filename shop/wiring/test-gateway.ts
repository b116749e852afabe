import type { Config } from '#platform/config/config.ts'
import type { Log } from '#platform/log.ts'
import { type OwnServer, openOwnServer } from '#platform/payments/test-gateway/own-server.ts'

const OF_ALL_ADDRESSES = ['0.0.0.0', '::']

/**
 * The test gateway's own server: only where it is the gateway that is open, and only in a process that serves pages.
 *
 * @param shopUrl  where the shop answers, with the port it really got
 * @throws Error in plain words when its port cannot be had
 */
export async function openTestGatewayServer(
  config: Config,
  shopUrl: string,
  log: Log,
): Promise<OwnServer | undefined> {
  const { payments, role, host, port, publicUrl, testGateway } = config
  if (payments !== 'test' || role === 'worker') return undefined
  const server = await openOwnServer(testGateway, { host, port, publicUrl, url: shopUrl })
  if (testGateway.url === undefined && OF_ALL_ADDRESSES.includes(host)) {
    log.warn(
      `The test gateway is known as ${server.url}. TEST_GATEWAY_URL gives it an address that other machines reach; until then only this one pays by card.`,
    )
  }
  return server
}
