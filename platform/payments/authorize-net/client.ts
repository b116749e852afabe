/** Calls of Authorize.Net's API: JSON over one address, by plain fetch. */
import type { z } from 'zod'
import type { AuthorizeNetSettings } from '../authorize-net-settings.ts'
import { NoAnswer } from '../gateway.ts'
import { postForText } from '../post-for-text.ts'
import { plainAnswer } from './answers.ts'

const addresses = {
  sandbox: 'https://apitest.authorize.net/xml/v1/request.api',
  live: 'https://api.authorize.net/xml/v1/request.api',
} as const

/** A page of a thousand transactions has less than a megabyte. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024

/** Something broke at Authorize.Net; what was carried out is not known. */
const BROKEN: ReadonlySet<string> = new Set(['E00001', 'E00053', 'E00104'])

/** What Authorize.Net refuses, by its own code, such as E00007 for wrong credentials. */
export class AuthorizeNetRefusal extends Error {
  readonly code: string

  constructor(request: string, code: string, text: string) {
    super(`Authorize.Net refused ${request} (${code}): ${text}`)
    this.name = 'AuthorizeNetRefusal'
    this.code = code
  }
}

export interface Client {
  /**
   * @param request  such as "getTransactionDetailsRequest"
   * @param fields  in the order of the API's schema, which refuses any other
   * @throws NoAnswer for a broken connection, and for an answer that is none of the API
   */
  ask<Schema extends z.ZodType<z.output<typeof plainAnswer>>>(
    request: string,
    fields: object,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.output<Schema>>
}

export function authorizeNetClient(settings: AuthorizeNetSettings): Client {
  const { loginId: name, transactionKey, environment } = settings
  const address = settings.apiUrl?.href ?? addresses[environment]
  return {
    async ask(request, fields, schema, signal) {
      const body = JSON.stringify({
        [request]: { merchantAuthentication: { name, transactionKey }, ...fields },
      })
      const json = await answerTo(address, body, signal)
      const plain = plainAnswer.safeParse(json)
      if (!plain.success) throw new NoAnswer(`The answer to ${request} has another form.`)
      const [message] = plain.data.messages.message
      if (message && BROKEN.has(message.code)) throw new NoAnswer(`${request}: ${message.text}`)
      const answer = schema.safeParse(json)
      if (!answer.success) throw new NoAnswer(`The answer to ${request} has another form.`)
      return answer.data
    },
  }
}

/** Throws what Authorize.Net refused as a whole; a transaction that a bank refused is no refusal of the call. */
export function expectOk(request: string, { messages }: z.output<typeof plainAnswer>): void {
  const [message] = messages.message
  if (messages.resultCode === 'Error' && message) {
    throw new AuthorizeNetRefusal(request, message.code, message.text)
  }
}

async function answerTo(address: string, body: string, signal: AbortSignal): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const text = await postForText(address, { headers, body, maxBytes: MAX_ANSWER_BYTES }, signal)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new NoAnswer(error instanceof Error ? error.message : error)
  }
}
