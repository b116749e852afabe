/**
 * `POST /media/private/certificates` stores the GST certificate of a business customer and answers with its reference,
 * which `gst_certificate` then names. `GET` of a reference returns it to its owner only.
 */
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { clientAddress } from '#platform/http/client-address.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { isFromOwnPage } from '#platform/http/own-page.ts'
import { PRIVATE_FILE as PRIVATE } from '#platform/http/private-file.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type LimitName, withinLimit } from '../api/limits.ts'
import { isRefusal } from '../api/refusal.ts'
import { contentTypeOf } from '../fields/rules/sent-file.ts'
import { customerTokenOf } from '../request/cookies.ts'
import { filePaths } from '../routing/file-paths.ts'
import { type CertificateDeps, ownCertificate, receiveCertificate } from './commands/certificates.ts'
import { findCaller } from './commands/find-caller.ts'
import { CERTIFICATE_TOO_LARGE, downloadName, MAX_CERTIFICATE_BYTES } from './rules/certificate-file.ts'

interface Deps extends Omit<CertificateDeps, 'storage'> {
  storage: Storage
  limits: Limits<LimitName>
}

const FOREIGN = 'This request comes from another site. Please open our shop and try again there.'

export function certificateRoutes(deps: Deps): Hono {
  const routes = new Hono()
  const tooLarge = (context: Context) => context.json({ message: CERTIFICATE_TOO_LARGE }, 413, PRIVATE)

  routes.use(filePaths.certificates(), limitBody(MAX_CERTIFICATE_BYTES, tooLarge))
  routes.post(filePaths.certificates(), async (context) => {
    const { raw } = context.req
    if (!isFromOwnPage(raw)) return context.json({ message: FOREIGN }, 403, PRIVATE)
    const tooMany = await withinLimit(deps.limits, 'certificate-address', clientAddress(raw) ?? 'nowhere')
    if (tooMany) return context.json({ message: tooMany.message }, 429, PRIVATE)
    const received = await receiveCertificate(deps, new Uint8Array(await raw.arrayBuffer()))
    if (isRefusal(received)) return context.json({ message: received.message }, 415, PRIVATE)
    return context.json({ reference: received }, 201, PRIVATE)
  })

  routes.get(`${filePaths.certificates()}/:file{\\w{32}\\.(pdf|jpg|png)}`, async (context) => {
    const reference = `private/certificates/${context.req.param('file')}`
    const caller = await findCaller(deps, tokenOf(context.req.raw))
    const certificate = await ownCertificate(deps, caller, reference)
    // The same answer whether it exists or not.
    if (!certificate) return context.text('There is no such file.', 404, PRIVATE)
    const stream = await deps.storage.stream(reference)
    return new Response(Readable.toWeb(stream) as ReadableStream, {
      headers: {
        ...PRIVATE,
        'content-type': contentTypeOf(certificate.format),
        'content-disposition': `attachment; filename="${downloadName(certificate.format)}"`,
      },
    })
  })
  return routes
}

/** Clients send the header, browsers the cookie. */
function tokenOf(request: Request): string | undefined {
  const header = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return header ?? customerTokenOf(request)
}
