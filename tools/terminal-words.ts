/** What the shopkeeper's commands answer, and how they write days and what others have typed. */

export interface Outcome {
  /** False for a refusal, whose sentence the text is. */
  isDone: boolean
  text: string
}

const format = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  dateStyle: 'medium',
  timeStyle: 'short',
})
export const momentInWords = (date: Date) => format.format(date)

/** What shoppers have typed gives a terminal no commands. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
