/** Sends a message to the shop from the browser: the captcha first where the form asks for it, then the call. */
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'
import { sendOnce } from '../../connection/intentions.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import { emailAdvice, tooLong } from '../../fields/rules/field-words.ts'
import { ContactUsDocument } from '../../generated/client/graphql.ts'
import { captchaResponse } from '../../newsletter/components/captcha.ts'
import { NO_ANSWER } from '../../request/answer.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { cachingApi } from '../../request/browser-api.ts'
import { MAX_COMMENT_LENGTH, MAX_NAME_LENGTH } from '../rules/contact.ts'

export interface TypedMessage {
  name: string
  email: string
  comment: string
}

export type MessageProblems = Partial<Record<keyof TypedMessage, string>>

/** What has to be typed differently, by field, in the order of the form. */
export function messageProblems({ name, email, comment }: TypedMessage): MessageProblems {
  const problems: MessageProblems = {}
  if (tidiedText(name) === '') problems.name = 'Enter your name, such as Robin.'
  else if (tidiedText(name).length > MAX_NAME_LENGTH)
    problems.name = tooLong(tidiedText(name), MAX_NAME_LENGTH)
  if (emailProblem(email)) problems.email = emailAdvice(email)
  if (tidiedLines(comment) === '') problems.comment = 'Write what you would like to know.'
  else if (tidiedLines(comment).length > MAX_COMMENT_LENGTH) {
    problems.comment = tooLong(tidiedLines(comment), MAX_COMMENT_LENGTH)
  }
  return problems
}

const NOT_SENT = 'Your message did not reach us. It is still here; please try again.'

/** @returns why it was not sent, for the shopper; undefined when it was */
export async function sendMessage(typed: TypedMessage): Promise<string | undefined> {
  try {
    const recaptcha_response = await captchaResponse('CONTACT')
    const { contactUs } = await sendOnce(`message ${JSON.stringify(typed)}`, (key) =>
      cachingApi.keyed(key).send(ContactUsDocument, { input: { ...typed, recaptcha_response } }),
    )
    return contactUs?.status ? undefined : NOT_SENT
  } catch (error) {
    return isApiError(error) && error.category !== NO_ANSWER ? sentenceOf(error) : NOT_SENT
  }
}
