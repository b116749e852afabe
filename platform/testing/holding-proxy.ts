import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between the shop and a server that takes connections and, while held, answers nothing on them. */
export interface HoldingProxy {
  /** The server's own address, by way of this proxy. */
  url: string
  /** From now on nothing passes, in either direction; connections are taken all the same. */
  hold(): void
  /** As `hold`, from the first piece on that holds this text: that piece still reaches the server, no answer comes back. */
  holdAfter(text: string): void
  /** What was held passes on. */
  release(): void
  close(): Promise<void>
}

/** @param serverUrl with a port, and a host or the folder of a socket, such as postgresql://shop@127.0.0.1:5432/shop */
export async function openHoldingProxy(serverUrl: string): Promise<HoldingProxy> {
  const to = new URL(serverUrl)
  const sockets = new Set<Socket>()
  let isHeld = false
  let fatal: string | undefined
  const hold = () => {
    isHeld = true
    for (const socket of sockets) socket.pause()
  }
  const server = createServer((near) => {
    const far = connect(socketOf(to) ?? { port: Number(to.port), host: to.hostname })
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (piece) => {
        if (from === near && fatal !== undefined && piece.includes(fatal)) hold()
        into.write(piece)
      })
      from.on('error', () => into.destroy())
      from.on('close', () => {
        sockets.delete(from)
        into.destroy()
      })
      if (isHeld) from.pause()
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(serverUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    hold,
    holdAfter(text) {
      fatal = text
    },
    release() {
      isHeld = false
      fatal = undefined
      for (const socket of sockets) socket.resume()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** PostgreSQL's socket, when a folder stands in the place of the host. */
function socketOf({ hostname, port }: URL): { path: string } | undefined {
  const folder = decodeURIComponent(hostname)
  return folder.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : undefined
}
