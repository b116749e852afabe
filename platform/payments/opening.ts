/** What the opening of a card gateway takes and gives, whichever it is. */
import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { DatabaseAddresses } from '../database/roles.ts'
import type { ThirdPartySources } from '../http/content-security.ts'
import type { Log } from '../log.ts'
import type { AuthorizeNetSettings } from './authorize-net-settings.ts'
import type { PaymentGateway } from './gateway.ts'
import type { PayflowSettings } from './payflow-settings.ts'
import type { StripeSettings } from './stripe-settings.ts'
import type { TestGatewayAddress } from './test-gateway-settings.ts'

export interface GatewayOptions {
  database: DatabaseAddresses
  clock: Clock
  /** Hears of what fails while nobody waits for an answer. */
  log: Pick<Log, 'error'>
  /** How long the shop waits for each try. */
  timeoutMs: number
  /** For the test gateway alone; undefined in a process that serves no pages. */
  testGateway?: TestGatewayAddress | undefined
  /** For Stripe alone. */
  stripe?: StripeSettings | undefined
  /** For Authorize.Net alone. */
  authorizeNet?: AuthorizeNetSettings | undefined
  /** For Payflow Pro alone. */
  payflow?: PayflowSettings | undefined
  /** Takes an event of the gateway, from a webhook or from polling; it is stored when this returns. */
  handleGatewayEvent: (event: GatewayEvent) => Promise<void>
}

/** Something has happened to a payment; only a call to the gateway says what. */
export interface GatewayEvent {
  /** The same for the same event, however often it is sent. */
  id: string
  /** The gateway's own id of the payment, which may be none of the shop's. */
  paymentId: string
}

/** What the page of the checkout may load and use for the fields that take the card; see `content-security.ts`. */
export interface CheckoutNeeds {
  sources: ThirdPartySources
  /** Origins whose frames may open the browser's payment sheet, such as Apple Pay. */
  paymentSheets: readonly string[]
}

export interface OpenGateway {
  payments: PaymentGateway
  /** What browsers ask of the gateway at the shop's own address; none for a gateway with addresses of its own. */
  routes: Hono
  /** What browsers ask of the gateway at an origin of its own that this process serves; undefined for any other gateway. */
  ownOrigin?: Hono | undefined
  /** Origins that scripts of the shop's own pages call; undefined for none. They run and show nothing of what is there. */
  calledByPages?: readonly string[] | undefined
  /** Undefined for card fields that are the shop's own. */
  checkoutNeeds?: CheckoutNeeds | undefined
  close(): Promise<void>
}
