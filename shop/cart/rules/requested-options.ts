/** What a client chose and filled in for a line, read from the contract's opaque ids. */

import { optionOfUid } from '../../api/uid.ts'
import { DESIGN_OPTION } from '../../catalogue/rules/choice-options.ts'

export interface RequestedOptions {
  /** Value code by option code in upper case, such as `DEPTH` / `D38`. */
  choices: ReadonlyMap<string, string>
  /** Key of the design revision, when it came as an entered option. */
  designRevision: string | undefined
  /** Texts by the contract's gift certificate fields. */
  certificate: ReadonlyMap<string, string>
}

export const noOptions: RequestedOptions = {
  choices: new Map(),
  designRevision: undefined,
  certificate: new Map(),
}

/**
 * @param selected  uids of option values
 * @param entered  uids of options with a text: what a field holds, or the code or uid of one of the option's values
 */
export function requestedOptions(
  selected: readonly string[],
  entered: readonly { uid: string; value: string }[],
): RequestedOptions {
  const choices = new Map<string, string>()
  const certificate = new Map<string, string>()
  let designRevision: string | undefined

  const take = (uid: string, text: string | undefined) => {
    const named = optionOfUid(uid)
    if (!named) return
    // An option's text may be a value's own uid, which says both.
    const valueOfText = text === undefined ? undefined : optionOfUid(text)?.value
    const value = text === undefined ? named.value : (valueOfText ?? text.trim())
    if (value === undefined) return
    if (named.kind === 'giftcard') certificate.set(named.option, value)
    else if (named.option === DESIGN_OPTION) designRevision = value
    else choices.set(named.option.toUpperCase(), value)
  }
  for (const uid of selected) take(uid, undefined)
  for (const { uid, value } of entered) take(uid, value)
  return { choices, designRevision, certificate }
}
