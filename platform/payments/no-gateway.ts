import { Hono } from 'hono'
import type { OpenGateway } from './opening.ts'

/**
 * Used where no gateway is open. Every call throws, so jobs about earlier payments fail and are retried until there is a
 * gateway that can answer them.
 */
export function noGateway(): OpenGateway {
  const closed = async () => {
    throw new Error('No card gateway is open. Set PAYMENTS.')
  }
  return {
    payments: {
      isOpen: false,
      cardFields: undefined,
      minimumCents: 1,
      isToken: () => false,
      cardFingerprint: closed,
      begin: closed,
      authorise: closed,
      find: closed,
      capture: closed,
      release: closed,
      refund: closed,
      movements: closed,
    },
    routes: new Hono(),
    close: async () => undefined,
  }
}
