/** What somebody writes through the contact form. */
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { emailProblem, phoneProblem } from '../../fields/rules/address.ts'

export interface ContactMessage {
  name: string
  email: string
  /** Undefined when none was given. */
  telephone: string | undefined
  comment: string
}

export const MAX_NAME_LENGTH = 120
export const MAX_COMMENT_LENGTH = 10_000

export function readContactMessage(sent: {
  name: string
  email: string
  telephone?: string | null
  comment: string
}): ContactMessage | Refusal {
  const message = {
    name: tidiedText(sent.name),
    email: tidiedEmail(sent.email),
    telephone: tidiedPhone(sent.telephone ?? '') || undefined,
    comment: tidiedLines(sent.comment),
  }
  for (const field of ['name', 'email', 'comment'] as const) {
    if (message[field] === '') return input(`Required parameter "${field}" is missing`)
  }
  if (emailProblem(message.email)) return input(`"${sent.email}" is not a valid email address.`)
  const phone = message.telephone === undefined ? undefined : phoneProblem(message.telephone)
  if (phone) return input(phone)
  if (message.name.length > MAX_NAME_LENGTH) return input('The name is too long.')
  if (message.comment.length > MAX_COMMENT_LENGTH) {
    return input(`A message may be ${MAX_COMMENT_LENGTH} characters long at most.`)
  }
  return message
}

const input = (message: string) => refusal('graphql-input', message)
