import pg from 'pg'
import {
  type Cluster,
  choosePort,
  findPostmaster,
  OWNER_ROLE,
  openCluster,
  type Postmaster,
  startPostmaster,
} from './cluster.ts'
import { sqlStateOf } from './outage.ts'
import { APP_ROLE, type DatabaseAddresses, makeAppRole } from './roles.ts'

/** A shared lock of every process that uses this PostgreSQL: whoever can take it exclusively is the last one. */
const PRESENCE_LOCK = 7_202_602
const START_LIMIT_MS = 60_000
/** A first start may find children of a killed PostgreSQL still writing; they end by themselves within seconds. */
const RETRY_LIMIT_MS = 10_000
const STOP_LIMIT_MS = 8_000
/** A process that does not answer for so long is killed and replaced. */
const SILENT_LIMIT_MS = 15_000

export interface EmbeddedOptions {
  /** Where the cluster lives, such as var/postgres; made when missing. */
  folder: string
  /** The database to use in it; made when missing. */
  database: string
  /** True for test data: quicker, and lost when the machine loses power. */
  disposable?: boolean
  /** Called when PostgreSQL ended by itself and is being started again. */
  onRestart?: (reason: string) => void
}

/** Its addresses are on this machine: the socket in its data folder, or the loopback interface where that cannot be. */
export interface EmbeddedDatabase extends DatabaseAddresses {
  /** Disconnects, and stops PostgreSQL when no other process uses it. */
  stop(): Promise<void>
}

/**
 * The PostgreSQL that the shop brings along: started when it is not running, joined when it is.
 *
 * Joining covers two cases with one rule. Several live processes on one data folder (web and worker, or the artwork
 * command beside a running shop) share the server, and the last one to leave stops it. A server that outlived a
 * killed shop is simply joined by the next start. If PostgreSQL itself is killed, it is started again on the same port.
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const cluster = await openCluster(options.folder)
  let leaving = false
  let presence = await enter(cluster, options)
  watch(presence)
  return {
    url: addressOf(APP_ROLE, cluster.appPassword, presence.server, options.database),
    ownerUrl: ownerAddress(cluster, presence.server, options.database),
    stop,
  }

  function watch({ client, server }: Presence) {
    // 'end' always follows; without a listener for 'error' the process would stop.
    client.on('error', () => {})
    client.on('end', () => {
      if (!leaving) void enterAgain(server.port)
    })
  }

  async function enterAgain(port: number) {
    options.onRestart?.('The embedded PostgreSQL ended and is started again.')
    while (!leaving) {
      try {
        presence = await enter(cluster, options, port)
        watch(presence)
        // Stopped meanwhile: the stop below saw the old connection only.
        if (leaving) await leave(cluster, presence)
        return
      } catch (error) {
        options.onRestart?.(error instanceof Error ? error.message : String(error))
        await pause(1_000)
      }
    }
  }

  async function stop() {
    if (leaving) return
    leaving = true
    await leave(cluster, presence)
  }
}

interface Presence {
  client: pg.Client
  server: Postmaster
}

async function enter(cluster: Cluster, options: EmbeddedOptions, wantedPort?: number): Promise<Presence> {
  const startedAt = Date.now()
  let silentSince = startedAt
  let ending: (() => string | undefined) | undefined
  while (Date.now() - startedAt < START_LIMIT_MS) {
    const postmaster = findPostmaster(cluster)
    if (postmaster) {
      const client = await join(cluster, postmaster, options.database)
      if (client) return { client, server: postmaster }
      if (Date.now() - silentSince > SILENT_LIMIT_MS) {
        signal(postmaster.pid, 'SIGQUIT')
        silentSince = Date.now()
      }
    } else {
      const lastWords = ending?.()
      if (lastWords !== undefined) {
        if (Date.now() - startedAt > RETRY_LIMIT_MS) {
          throw new Error(`The embedded PostgreSQL did not start: ${lastWords}`)
        }
        await pause(200)
      }
      if (ending === undefined || lastWords !== undefined) {
        ending = await startPostmaster(cluster, wantedPort ?? (await choosePort(cluster)), flagsFor(options))
        silentSince = Date.now()
      }
    }
    await pause(20)
  }
  throw new Error('The embedded PostgreSQL did not answer within a minute.')
}

/** One connection that marks this process as a user of the server; undefined when the server is not ready. */
async function join(cluster: Cluster, server: Postmaster, database: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: ownerAddress(cluster, server, 'postgres'),
    application_name: 'presence',
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock_shared($1)', [PRESENCE_LOCK])
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database])
    if (found.rowCount === 0) await createDatabase(client, database)
    await makeAppRole(client, cluster.appPassword)
    // The serving role has no access to the other databases of the cluster.
    await client.query('REVOKE ALL ON DATABASE postgres, template1 FROM PUBLIC')
    return client
  } catch (error) {
    await client.end().catch(() => {})
    // Wrong password: this is not our server, and waiting would not help.
    if (sqlStateOf(error) === '28P01') throw error
    return undefined
  }
}

async function createDatabase(client: pg.Client, database: string) {
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`)
  } catch (error) {
    // Two processes that start together may both find it missing; one of them makes it.
    if (!['42P04', '23505'].includes(sqlStateOf(error) ?? '')) throw error
  }
}

async function leave(cluster: Cluster, { client }: Presence): Promise<void> {
  let isLast = false
  try {
    await client.query('SELECT pg_advisory_unlock_shared($1)', [PRESENCE_LOCK])
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS alone', [PRESENCE_LOCK])
    isLast = rows[0]?.alone === true
  } catch {
    // The server is already gone or going: nothing left to stop.
  }
  const postmaster = findPostmaster(cluster)
  if (!isLast || postmaster === undefined) return client.end().catch(() => {})
  // SIGINT: roll back what is open, close connections, write everything to disk, end.
  signal(postmaster.pid, 'SIGINT')
  const giveUpAt = Date.now() + STOP_LIMIT_MS
  while (findPostmaster(cluster)?.pid === postmaster.pid) {
    if (Date.now() > giveUpAt) return signal(postmaster.pid, 'SIGQUIT')
    await pause(10)
  }
}

function signal(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name)
  } catch {
    // It ended in the same moment, which is what the signal was for.
  }
}

function flagsFor({ disposable }: EmbeddedOptions): string[] {
  const usual = ['max_connections=200', 'jit=off', 'log_min_messages=fatal', 'log_min_error_statement=panic']
  return disposable ? [...usual, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'] : usual
}

const ownerAddress = ({ password }: Cluster, server: Postmaster, database: string) =>
  addressOf(OWNER_ROLE, password, server, database)

/** A folder in the place of the host means the socket in it, here as for psql. */
function addressOf(role: string, password: string, server: Postmaster, database: string): string {
  const host = server.socketFolder === undefined ? '127.0.0.1' : encodeURIComponent(server.socketFolder)
  return `postgresql://${role}:${password}@${host}:${server.port}/${database}`
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
