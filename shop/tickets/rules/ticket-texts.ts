/** What a customer or the shopkeeper writes into a ticket: tidied, and within bounds. */
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'

export const MAX_SUBJECT_LENGTH = 120
export const MAX_MESSAGE_LENGTH = 5_000
/** A ticket that goes on for longer is begun anew. */
export const MAX_MESSAGES = 100

export const subjectIn = (typed: string): string => tidiedText(typed)
export const messageIn = (typed: string): string => tidiedLines(typed)

/** Undefined when it is right. @param subject  tidied */
export function subjectProblem(subject: string): string | undefined {
  if (subject === '') return 'Say in a few words what it is about, such as Bent corner.'
  return lengthProblem(subject, MAX_SUBJECT_LENGTH)
}

/** Undefined when it is right. @param message  tidied */
export function messageProblem(message: string): string | undefined {
  if (message === '') return 'Write your message.'
  return lengthProblem(message, MAX_MESSAGE_LENGTH)
}

function lengthProblem(text: string, most: number): string | undefined {
  if (text.length <= most) return undefined
  return `That is ${text.length} characters; at most ${most} fit here. Please shorten it.`
}
