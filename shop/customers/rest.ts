/** The two calls of the contract that are not GraphQL: mailing a link to choose a password, and choosing it. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { isStorable } from '#platform/database/storable.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { readCookie } from '#platform/http/read-cookie.ts'
import { NOT_JSON, saysJson } from '#platform/http/says-json.ts'
import { isRefusal } from '../api/refusal.ts'
import { readStore } from '../brands/stores.ts'
import { cookieNameOn, cookieNames } from '../request/cookie-names.ts'
import type { CustomerDeps } from './commands/deps.ts'
import { requestPasswordReset, resetPassword } from './commands/reset-password.ts'

const BODY_BYTES = 16 * 1024
const TEMPLATES = ['email_reset', 'email_reminder']

const passwordBody = z.object({
  email: z.string().optional(),
  template: z.string().optional(),
  websiteId: z.union([z.number(), z.string()]).optional(),
})
const resetBody = z.object({
  email: z.string().nullish(),
  resetToken: z.string().optional(),
  newPassword: z.string().optional(),
})

/** An answer in REST's own form: the client puts the parameters into the message. */
interface RestProblem {
  message: string
  parameters?: Record<string, string>
}

/** Mounted at the root of the server; each call also answers with the store's code in the path. */
export function customersRest(services: Omit<CustomerDeps, 'visit'>): Hono {
  const routes = new Hono()
  routes.use('/rest/*', limitBody(BODY_BYTES, tooLarge))
  for (const prefix of ['/rest', '/rest/:store']) {
    routes.use(`${prefix}/V1/customers/*`, async (context, next) => {
      const store = context.req.param('store')
      if (store !== undefined && store !== 'V1' && readStore(store) === 'unknown') {
        return problem(context, { message: 'Requested store is not found' })
      }
      await next()
      context.header('cache-control', 'no-store')
    })
    routes.put(`${prefix}/V1/customers/password`, jsonOnly, async (context) => {
      const body = await readBody(context, passwordBody)
      if (!body) return problem(context, { message: 'The request is not readable JSON.' })
      const { email, template } = body
      if (!email?.trim()) return problem(context, missing('email'))
      if (!template) return problem(context, missing('template'))
      if (!TEMPLATES.includes(template)) return problem(context, unknownTemplate(template))
      return answer(context, await requestPasswordReset(depsFor(context), email))
    })
    routes.post(`${prefix}/V1/customers/resetPassword`, jsonOnly, async (context) => {
      const body = await readBody(context, resetBody)
      if (!body) return problem(context, { message: 'The request is not readable JSON.' })
      const reset = {
        // Older links contain no e-mail: the token identifies the customer.
        email: body.email?.trim() || undefined,
        customerId: undefined,
        token: body.resetToken ?? '',
        newPassword: body.newPassword ?? '',
      }
      return answer(context, await resetPassword(depsFor(context), reset))
    })
  }
  return routes

  function depsFor(context: Context): CustomerDeps {
    const { raw: request } = context.req
    const visit = {
      address: clientAddress(request),
      captcha: context.req.header('x-recaptcha'),
      // The cookies are SameSite=Lax: what another site posts here comes without them.
      token: readCookie(request.headers, cookieNames.customer),
      agent: context.req.header('user-agent'),
      device: readCookie(request.headers, cookieNameOn(request.url, cookieNames.device)),
    }
    return { ...services, visit }
  }
}

const jsonOnly: MiddlewareHandler = async (context, next) =>
  saysJson(context.req.raw) ? next() : context.json({ message: NOT_JSON }, 415)

function answer(context: Context, result: unknown): Response {
  return isRefusal(result) ? problem(context, { message: result.message }) : context.json(true)
}

function problem(context: Context, body: RestProblem): Response {
  context.header('cache-control', 'no-store')
  return context.json(body, 400)
}

/** The body when it is JSON of this shape that tables can hold. */
async function readBody<Body>(context: Context, schema: z.ZodType<Body>): Promise<Body | undefined> {
  try {
    const sent: unknown = await context.req.json()
    return isStorable(sent) ? schema.safeParse(sent).data : undefined
  } catch {
    // Not JSON at all, which the caller answers.
    return undefined
  }
}

const tooLarge = (context: Context) => context.json({ message: 'The request is too large.' }, 413)

const missing = (fieldName: string): RestProblem => ({
  message: '"%fieldName" is required. Enter and try again.',
  parameters: { fieldName },
})

const unknownTemplate = (value: string): RestProblem => ({
  message:
    'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.',
  parameters: {
    value,
    fieldName: 'template',
    template1: 'email_reminder',
    template2: 'email_reset',
  },
})
