/** The server of the test gateway: an origin of its own, so that cookies, policies and returns are as with a provider. */
import { isIP } from 'node:net'
import { type Listening, listen } from '../../http/listen.ts'
import { isOpenToOthers } from '../../network/open-to-others.ts'
import type { TestGatewayAddress, TestGatewaySettings } from '../test-gateway-settings.ts'

/** A card and a decision are small; whoever takes longer to send one is not a browser. */
const REQUEST_LIMIT_MS = 10_000
/** From the shop's port to that of its test gateway. */
const PORTS_APART = 1_000

export interface OwnServer extends TestGatewayAddress {
  /** Until then every request is told to come again. */
  serve(answer: (request: Request) => Response | Promise<Response>): void
  /** @see Listening */
  stop: Listening['stop']
}

export interface ShopAddress {
  /** Where the shop listens, as its settings say. */
  host: string
  port: number
  /** Undefined where it is known by whichever name it is called. */
  publicUrl: string | undefined
  /** Where it answers, with the port it really got. */
  url: string
}

/** @throws Error in plain words when the port that the settings name is taken or not allowed */
export async function openOwnServer(settings: TestGatewaySettings, shop: ShopAddress): Promise<OwnServer> {
  let answer: Parameters<OwnServer['serve']>[0] = () =>
    new Response('The test gateway is just opening. Please try again in a moment.', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' },
    })
  const listening = await listenBeside((request) => answer(request), settings, shop)
  return {
    url: settings.url ?? `http://${nameBeside(shop)}:${new URL(listening.url).port}`,
    isShop: shopOrigins(shop),
    serve(next) {
      answer = next
    },
    stop: listening.stop,
  }
}

async function listenBeside(
  answer: (request: Request) => Response | Promise<Response>,
  { port, url }: TestGatewaySettings,
  shop: ShopAddress,
): Promise<Listening> {
  const open = (at: number) =>
    listen(answer, {
      // A shop for this machine alone may be called by either name of it; the gateway takes the other.
      host: isOfThisMachine(shop.host) ? '127.0.0.1' : shop.host,
      port: at,
      portName: 'TEST_GATEWAY_PORT',
      publicUrl: url,
      requestLimitMs: REQUEST_LIMIT_MS,
    })
  const wanted = port ?? portBeside(shop.port)
  // A proxy has to find it, so it is nowhere else than the settings say.
  if (port !== undefined || url !== undefined) return open(wanted)
  // Otherwise the shops of one machine take what is free; the same port after a restart, where it can be had.
  return open(wanted).catch(() => open(0))
}

const portBeside = (port: number) => (port === 0 || port + PORTS_APART > 65_535 ? 0 : port + PORTS_APART)

/** Another host than the shop's, where this machine has one: cookies of a host are sent to all its ports. */
function nameBeside({ host, publicUrl, url }: ShopAddress): string {
  const isForAll = host === '0.0.0.0' || host === '::'
  if (!isForAll && !isOfThisMachine(host)) return isIP(host) === 6 ? `[${host}]` : host
  return new URL(publicUrl ?? url).hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1'
}

/**
 * Without an address in the settings the shop is believed to be whatever it is called, but by a name of this machine or by an
 * IP address: another name on the same port may be anybody's.
 */
function shopOrigins({ publicUrl, url }: ShopAddress): (origin: string) => boolean {
  if (publicUrl !== undefined) return (origin) => origin === publicUrl
  const { port, protocol } = new URL(url)
  return (origin) => {
    if (!URL.canParse(origin)) return false
    const asking = new URL(origin)
    return asking.protocol === protocol && asking.port === port && isMachine(asking.hostname)
  }
}

const isOfThisMachine = (host: string) => !isOpenToOthers(`http://${isIP(host) === 6 ? `[${host}]` : host}`)

/** Whether a host of an address is the name of this machine, or an IP address: no foreign site can take either. */
export const isMachine = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || !isOpenToOthers(`http://${hostname}`)
