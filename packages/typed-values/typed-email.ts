/** Email addresses as people type and paste them. */
import { withoutEnd } from '../text/trimmed.ts'
import { tidiedSigns } from './typed-text.ts'

/** `Robin Marsh <robin@example.com>`, as mail programs copy it; two addresses are none. */
const NAMED = /^[^<>@]*<\s*([^<>\s]+)\s*>$/
const SCHEME = /^mailto:\s*/i
/** What a sentence or a list leaves at the end. */
const SENTENCE_END = /[.,;\s]/
/** An address has 254 letters; with a name and what a link may say after `?` still fewer than these. */
const MAX_COVERED = 4_000

/**
 * The address alone (PE-01 to PE-03). Whether it is one is another question.
 *
 * @param text  such as `mailto:robin@example.com?subject=Hello`, `Robin <robin@example.com>`
 * @returns what is no address stays as it is, so that it can be shown and refused
 * @example tidiedEmail('mailto:robin@example.com') // 'robin@example.com'
 */
export function tidiedEmail(text: string): string {
  let tidied = tidiedSigns(text)
  if (tidied.length > MAX_COVERED) return tidied
  // One covering may hold another: `<mailto:robin@example.com>.`
  for (let before = ''; before !== tidied; ) {
    before = tidied
    tidied = uncovered(tidied)
  }
  return tidied
}

/** By which an address is found and counted: two spellings of one mailbox have one key. */
export function emailKey(text: string): string {
  return tidiedEmail(text).toLowerCase()
}

function uncovered(text: string): string {
  const plain = withoutEnd(text, SENTENCE_END)
  const inside = NAMED.exec(plain)?.[1] ?? plain
  const isLink = SCHEME.test(inside)
  return isLink ? (inside.replace(SCHEME, '').split('?')[0] ?? '') : inside.replace(/^"(.*)"$/, '$1').trim()
}
