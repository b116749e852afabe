/** Sends a message to the shop from the browser: the captcha first where the form asks for it, then the call. */
import { cachingApi } from '../../api.ts'
import { emailProblem, REQUIRED } from '../../customers/rules/address.ts'
import { isApiError, sentenceOf } from '../../frame/problem.ts'
import { ContactUsDocument } from '../../generated/client/graphql.ts'
import { captchaResponse } from '../../newsletter/components/captcha.ts'

export interface TypedMessage {
  name: string
  email: string
  comment: string
}

export type MessageProblems = Partial<Record<keyof TypedMessage, string>>

/** What has to be typed differently, by field, in the order of the form. */
export function messageProblems({ name, email, comment }: TypedMessage): MessageProblems {
  const problems: MessageProblems = {}
  if (name.trim() === '') problems.name = REQUIRED
  const atEmail = email.trim() === '' ? REQUIRED : emailProblem(email)
  if (atEmail) problems.email = atEmail
  if (comment.trim() === '') problems.comment = REQUIRED
  return problems
}

const NOT_SENT = 'Your message did not reach us. It is still here; please try again.'

/** @returns why it was not sent, for the shopper; undefined when it was */
export async function sendMessage(typed: TypedMessage): Promise<string | undefined> {
  try {
    const recaptcha_response = await captchaResponse('CONTACT')
    const { contactUs } = await cachingApi.send(ContactUsDocument, {
      input: { ...typed, recaptcha_response },
    })
    return contactUs?.status ? undefined : NOT_SENT
  } catch (error) {
    // Whatever is no answer of the shop is a connection that broke.
    return isApiError(error) ? sentenceOf(error) : NOT_SENT
  }
}
