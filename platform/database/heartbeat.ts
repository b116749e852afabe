import { Socket } from 'node:net'
import pg from 'pg'

const BEAT_MS = 500

/** Watches a server that may keep its connections open without answering on them. */
export interface Heartbeat {
  /** For the pool's `stream` option, so that the watch can end the pool's connections. */
  newSocket: () => Socket
  stop(): void
}

/**
 * Asks the server twice a second on a connection of its own. When it says nothing for too long, every connection of the
 * pool is ended, and new ones fail at once, until it answers again. The errors have the code ETIMEDOUT.
 *
 * A server that is busy still answers this, so that a long statement is left alone, as no limit on statements would.
 *
 * @param url  postgresql:// address
 * @param silentAfterMs  a multiple of 500 ms
 */
export function watchHeartbeat(url: string, silentAfterMs: number): Heartbeat {
  const sockets = new Set<Socket>()
  let connection: { client: pg.Client; socket: Socket } | undefined
  // Beats are counted rather than time: none comes while this process itself is busy or stopped.
  let question: { unansweredBeats: number } | undefined
  let isSilent = false

  const timer = setInterval(() => {
    if (question === undefined) return void ask()
    question.unansweredBeats += 1
    if (question.unansweredBeats * BEAT_MS < silentAfterMs) return
    isSilent = true
    for (const socket of sockets) cut(socket)
    // Perhaps this connection is the one that is lost, and the server answers on another.
    disconnect()
  }, BEAT_MS)
  timer.unref()

  async function ask() {
    const asked = { unansweredBeats: 0 }
    question = asked
    try {
      await (connection?.client ?? (await connect())).query('SELECT 1')
      if (question === asked) question = undefined
      else return
    } catch {
      // Given up meanwhile, or refused; either is an answer, and queries report it themselves.
      if (question !== asked) return
      disconnect()
    }
    isSilent = false
  }

  async function connect(): Promise<pg.Client> {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: url,
      application_name: 'heartbeat',
      stream: () => socket,
    })
    client.on('error', () => undefined)
    connection = { client, socket }
    await client.connect()
    return client
  }

  function disconnect() {
    connection?.socket.destroy()
    connection = undefined
    question = undefined
  }

  function cut(socket: Socket) {
    const error = new Error(`The database has said nothing for ${silentAfterMs} ms.`)
    socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }))
  }

  return {
    newSocket() {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      // Only then does the driver listen to it.
      if (isSilent) setImmediate(() => cut(socket))
      return socket
    },
    stop() {
      clearInterval(timer)
      disconnect()
    },
  }
}
