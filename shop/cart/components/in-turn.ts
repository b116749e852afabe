let last: Promise<unknown> = Promise.resolve()
const newestOfLine = new Map<FormDataEntryValue, symbol>()

/**
 * Sends a change of the cart once the shop has answered the one before, so that a slow connection cannot reorder them. Of the
 * waiting changes of one line, only the newest is sent.
 *
 * @param form  what is sent; `line` and `intent=change` name the line that it changes
 * @returns undefined when a newer change replaced it
 * @throws whatever `send` threw; the next change is sent all the same
 */
export function inTurn<Answer>(form: FormData, send: () => Promise<Answer>): Promise<Answer | undefined> {
  const line = form.get('intent') === 'change' ? form.get('line') : null
  const turn = Symbol('turn')
  if (line !== null) newestOfLine.set(line, turn)
  const sent = last.then(() => (line === null || newestOfLine.get(line) === turn ? send() : undefined))
  last = sent
    .catch(() => undefined)
    .then(() => {
      if (line !== null && newestOfLine.get(line) === turn) newestOfLine.delete(line)
    })
  return sent
}
