/** A bad line between a browser and a shop, for browsers whose requests nothing else can cut. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CuttingProxy {
  url: string
  /** Requests whose path it accepts are answered as by a balancer that finds no shop. Cut off, Firefox asks again by itself. */
  cut(isCut: (path: string) => boolean): void
  close(): void
}

/** @param shopUrl  of a shop that speaks plain HTTP on this machine */
export async function startCuttingProxy(shopUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(shopUrl)
  let isCut: (path: string) => boolean = () => false
  const server = createServer((asked, answer) => {
    const { method, url: path = '/', headers } = asked
    if (isCut(path)) return answer.writeHead(503).end()
    const passed = request({ hostname, port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: (next) => {
      isCut = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
