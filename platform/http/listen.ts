import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, BlockList } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { rememberClientAddress } from './client-address.ts'
import { compressAnswer } from './compress.ts'
import { forwardedAddress } from './forwarded.ts'
import { onPublicAddress } from './public-address.ts'
import { secureAnswer } from './security-headers.ts'
import { answerUnreadable } from './unreadable-requests.ts'

/** A handler of Node's own kind that passes on what it does not answer, such as a development server. */
export type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export interface Listening {
  /** Where the server answers, with the port it really got, such as http://localhost:3000. */
  url: string
  /**
   * Takes no new requests, lets the running ones finish and then closes.
   *
   * @param limitMs after this the connections that are left are cut
   */
  stop(limitMs: number): Promise<void>
}

export interface ListenOptions {
  host: string
  /** 0 takes any free one. */
  port: number
  /** The setting that names the port, for the sentence about a taken one; PORT unless given. */
  portName?: string
  /** Makes a handler that runs before all others; it may also listen on the server, such as for web sockets. */
  before?: (server: Server) => Promise<NodeMiddleware>
  /** Scheme and host that every request is taken to come by; undefined believes its `Host` header. */
  publicUrl?: string | undefined
  /** The networks of trusted proxies; undefined trusts none. */
  trustedProxies?: BlockList | undefined
  /** After this a request that has not wholly arrived is ended; undefined leaves it at Node's five minutes. */
  requestLimitMs?: number
}

/**
 * Serves a fetch handler over HTTP.
 *
 * @throws Error in plain words when the port is taken or not allowed, or the host is not this machine's
 */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port, portName = 'PORT', before, publicUrl, trustedProxies, requestLimitMs }: ListenOptions,
): Promise<Listening> {
  let isStopping = false
  // Its own Request and Response write bytes straight to the socket, without a copy and a stream in between.
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const { socket, headers } = incoming
      rememberClientAddress(request, forwardedAddress(socket.remoteAddress, headers, trustedProxies))
      const response = await fetch(request)
      secureAnswer(response.headers, publicUrl)
      // A proxy or a browser must not send its next request on a connection that is about to close.
      if (isStopping) response.headers.set('connection', 'close')
      return response
    },
    { overrideGlobalObjects: true },
  )
  const answerOnPublicAddress = (request: IncomingMessage, response: ServerResponse) => {
    request.url = onPublicAddress(request.url ?? '/', publicUrl)
    compressAnswer(request, response, () => void answer(request, response))
  }
  let first: NodeMiddleware | undefined
  const server = createServer(timeoutsOf(requestLimitMs), (request, response) => {
    if (first) first(request, response, () => answerOnPublicAddress(request, response))
    else answerOnPublicAddress(request, response)
  })
  answerUnreadable(server)
  first = await before?.(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(inPlainWords(error, { host, port, portName })),
    )
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host
  return {
    url: `http://${name}:${address.port}`,
    stop: (limitMs) =>
      new Promise((resolve) => {
        isStopping = true
        const cut = setTimeout(() => server.closeAllConnections(), limitMs)
        // Browsers keep connections open when nothing runs on them any more.
        const sweep = setInterval(() => server.closeIdleConnections(), 20)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}

function timeoutsOf(requestLimitMs: number | undefined): ServerOptions {
  if (requestLimitMs === undefined) return {}
  // Node looks for late requests only so often.
  const connectionsCheckingInterval = Math.min(requestLimitMs, 1_000)
  return { requestTimeout: requestLimitMs, headersTimeout: requestLimitMs, connectionsCheckingInterval }
}

/** Error codes for a host that is not this machine's. */
const NOT_OUR_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']

function inPlainWords(
  error: NodeJS.ErrnoException,
  { host, port, portName }: Required<Pick<ListenOptions, 'host' | 'port' | 'portName'>>,
): Error {
  if (NOT_OUR_ADDRESS.includes(error.code ?? '')) {
    return new Error(`HOST must be an address of this machine but is ${JSON.stringify(host)}.`, {
      cause: error,
    })
  }
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another program. Set ${portName} to a free one.`, {
      cause: error,
    })
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} may not be opened by this user. Set ${portName} to one above 1024.`, {
      cause: error,
    })
  }
  return error
}
