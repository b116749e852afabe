/** What a client may say of a line beside what it is. Nothing of it changes what is sold. */
import { holdsCardNumber } from '#packages/card-number/card-number.ts'
import { CARD_NUMBER } from '../../api/card-number-guard.ts'

export interface LineExtras {
  toolOptions?: string | null | undefined
  editLink?: string | null | undefined
  originalImageUrl?: string | null | undefined
  cachePrice?: string | null | undefined
  note?: string | null | undefined
}

/** As they are stored. */
export interface KeptExtras {
  toolOptions: string | null
  editLink: string | null
  originalImageUrl: string | null
  cachePrice: string | null
  note: string | null
}

const MAX_TOOL_OPTIONS_LENGTH = 20_000
const MAX_NOTE_LENGTH = 500

/** Why extras cannot be kept, as a sentence; undefined when they can. */
export function extrasProblem({ toolOptions, note }: LineExtras): string | undefined {
  if (toolOptions && toolOptions.length > MAX_TOOL_OPTIONS_LENGTH) {
    return `Please use at most ${MAX_TOOL_OPTIONS_LENGTH} characters for the tool's options.`
  }
  if (note && note.length > MAX_NOTE_LENGTH) {
    return `Please use at most ${MAX_NOTE_LENGTH} characters for the note.`
  }
  if (note && holdsCardNumber(note)) return CARD_NUMBER
  return undefined
}

/**
 * Links that could lead out of the shop are dropped rather than refused, because the shop makes its own link and the line
 * matters more.
 */
export function keptExtras(extras: LineExtras): KeptExtras {
  const { toolOptions, editLink, originalImageUrl, cachePrice, note } = extras
  return {
    toolOptions: toolOptions || null,
    editLink: editLink && isOwnPath(editLink) ? editLink : null,
    originalImageUrl: originalImageUrl && isPictureUrl(originalImageUrl) ? originalImageUrl : null,
    cachePrice: cachePrice && /^[\w.=+/-]{1,128}$/.test(cachePrice) ? cachePrice : null,
    note: note?.trim() || null,
  }
}

/** `//host` and `/\host` are other sites to a browser. */
const isOwnPath = (link: string) => link.length <= 2000 && /^\/(?![/\\])[^\s\\]*$/.test(link)

const isPictureUrl = (url: string) =>
  isOwnPath(url) || (url.length <= 2000 && /^https:\/\/[^\s"'<>\\]+$/.test(url))
