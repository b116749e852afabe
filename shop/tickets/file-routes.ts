/**
 * `POST /media/private/tickets` stores a file that a signed-in customer is about to send with a message, and answers with
 * its reference. `GET` of a reference returns it to whoever sent it, and to nobody else.
 */
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { limitBody } from '#platform/http/limit-body.ts'
import { isFromOwnPage } from '#platform/http/own-page.ts'
import { PRIVATE_FILE as PRIVATE } from '#platform/http/private-file.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type LimitName, withinLimit } from '../api/limits.ts'
import { isRefusal } from '../api/refusal.ts'
import { findCaller } from '../customers/commands/find-caller.ts'
import { contentTypeOf } from '../fields/rules/sent-file.ts'
import { customerTokenOf } from '../request/cookies.ts'
import { ownFilePaths } from '../routing/own-file-paths.ts'
import { receiveTicketFile, type TicketFileDeps } from './commands/ticket-files.ts'
import { ownTicketFile } from './file-store.ts'
import { FILE_TOO_LARGE, MAX_TICKET_FILE_BYTES } from './rules/ticket-file.ts'

interface Deps extends Omit<TicketFileDeps, 'storage'>, Pick<Parameters<typeof findCaller>[0], 'db'> {
  storage: Storage
  limits: Limits<LimitName>
  /** Whether photos in HEIC are opened. */
  takesHeic: boolean
}

const FOREIGN = 'This request comes from another site. Please open our shop and try again there.'
const SIGN_IN = 'You are not signed in any more. Please sign in and choose the file again.'
const TOO_MANY = 'You have sent us many files today. Please wait a while before you send another one.'

export function ticketFileRoutes(deps: Deps): Hono {
  const routes = new Hono()
  const tooLarge = (context: Context) => context.json({ message: FILE_TOO_LARGE }, 413, PRIVATE)

  routes.use(ownFilePaths.ticketFiles(), limitBody(MAX_TICKET_FILE_BYTES, tooLarge))
  routes.post(ownFilePaths.ticketFiles(), async (context) => {
    const { raw } = context.req
    if (!isFromOwnPage(raw)) return context.json({ message: FOREIGN }, 403, PRIVATE)
    const caller = await findCaller(deps, customerTokenOf(raw))
    if (caller.kind !== 'customer') return context.json({ message: SIGN_IN }, 401, PRIVATE)
    const tooMany = await withinLimit(deps.limits, 'ticket-file-customer', String(caller.id))
    if (tooMany) return context.json({ message: TOO_MANY }, 429, PRIVATE)
    const bytes = new Uint8Array(await raw.arrayBuffer())
    const received = await receiveTicketFile(deps, caller.id, {
      bytes,
      sentName: raw.headers.get('x-file-name') ?? '',
    })
    if (isRefusal(received)) return context.json({ message: received.message }, 415, PRIVATE)
    return context.json(received, 201, PRIVATE)
  })

  routes.get(`${ownFilePaths.ticketFiles()}/:file{\\w{32}\\.(pdf|jpg|png)}`, async (context) => {
    const reference = `private/tickets/${context.req.param('file')}`
    const caller = await findCaller(deps, customerTokenOf(context.req.raw))
    const file = caller.kind === 'customer' ? await ownTicketFile(deps.db, caller.id, reference) : undefined
    // The same answer whether it exists or not.
    if (!file) return context.text('There is no such file.', 404, PRIVATE)
    const stream = await deps.storage.stream(reference)
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        ...PRIVATE,
        'content-type': contentTypeOf(file.format),
        'content-disposition': `attachment; filename*=UTF-8''${encodeName(file.name)}`,
      },
    })
  })
  return routes
}

/** RFC 8187: what encodeURIComponent leaves and a header must not hold. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
