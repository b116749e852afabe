import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'

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

/**
 * Serves a fetch handler over HTTP.
 *
 * @param port 0 takes any free one
 * @throws Error in plain words when the port is taken or not allowed
 */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inPlainWords(error, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const name = host === '0.0.0.0' || host === '127.0.0.1' || host === '::' ? 'localhost' : host
  return {
    url: `http://${name}:${address.port}`,
    stop: (limitMs) =>
      new Promise((resolve) => {
        const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), limitMs)
        // Browsers keep connections open when nothing runs on them any more.
        const sweep = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 20)
        server.close(() => {
          clearTimeout(cut)
          clearInterval(sweep)
          resolve()
        })
      }),
  }
}

function inPlainWords(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(`Port ${port} is taken by another program. Set PORT to a free one.`, { cause: error })
  }
  if (error.code === 'EACCES') {
    return new Error(`Port ${port} may not be opened by this user. Set PORT to one above 1024.`, {
      cause: error,
    })
  }
  return error
}
