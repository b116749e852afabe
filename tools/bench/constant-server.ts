/** The least that a page could cost: the shop's own HTTP server, and a constant string. Prints its address. */
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().get('/', (context) => context.text('Ready'))
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
  console.log(`http://127.0.0.1:${port}/`),
)
process.on('SIGTERM', () => server.close())
