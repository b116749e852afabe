/** A bad connection between a browser and a shop, for browsers whose requests nothing else can cut. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface CuttingProxy {
  url: string
  /** Requests whose path it accepts are answered as by a balancer that finds no shop. Cut off, Firefox asks again by itself. */
  cut(isCut: (path: string) => boolean): void
  /** Of an answer whose path gets a share, only that much of its bytes comes; then the line is cut, or nobody sends the rest. */
  cutHalfWay(partOf: (path: string) => Part | undefined): void
  close(): void
}

interface Part {
  /** Between 0 and 1. */
  share: number
  end: 'cut' | 'stalled'
}

/** @param shopUrl  of a shop that speaks plain HTTP on this machine */
export async function startCuttingProxy(shopUrl: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(shopUrl)
  let isCut: (path: string) => boolean = () => false
  let partOf: (path: string) => Part | undefined = () => undefined
  const server = createServer((asked, answer) => {
    const { method, url: path = '/', headers } = asked
    if (isCut(path)) return answer.writeHead(503).end()
    const part = partOf(path)
    const passed = request({ hostname, port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      if (part) void sendPart(given, answer, part)
      else given.pipe(answer)
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
    cutHalfWay: (next) => {
      partOf = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function sendPart(given: IncomingMessage, answer: ServerResponse, { share, end }: Part): Promise<void> {
  const whole = await buffer(given)
  const sent = whole.subarray(0, Math.floor(whole.length * share))
  answer.write(sent, () => {
    if (end === 'cut') answer.destroy()
  })
}
