/** What the opening of an identity check takes and gives, whichever it is. */
import type { Hono } from 'hono'
import type { Clock } from '../clock.ts'
import type { IdentityCheck, IdentityEvent } from './identity-check.ts'

export interface IdentityOptions {
  clock: Clock
  /** How long the shop waits for each try. */
  timeoutMs: number
  /** Takes an event of the provider; it is stored when this returns. */
  handleIdentityEvent: (event: IdentityEvent) => Promise<void>
}

export interface OpenIdentityCheck {
  /** Undefined where no check is configured: the shop then says nothing of identification. */
  identityCheck: IdentityCheck | undefined
  /** What the provider asks of the shop. */
  routes: Hono
}
