/**
 * Likely slips in an email address. A suggestion, never a refusal: an unusual address is an address.
 *
 * Our own list and one slip of a finger, because the known libraries measure similarity and then suggest `gmail.com` for
 * mailboxes that exist, such as `ymail.com`.
 */
import { tidiedEmail } from './typed-email.ts'

/** Where most Australian shoppers have their mailbox; a domain of another list is not looked at. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'hotmail.com.au',
  'outlook.com',
  'outlook.com.au',
  'yahoo.com',
  'yahoo.com.au',
  'icloud.com',
  'live.com.au',
  'bigpond.com',
  'bigpond.net.au',
  'optusnet.com.au',
  'iinet.net.au',
  'westnet.com.au',
  'tpg.com.au',
  'protonmail.com',
]
/** One slip away from those above, and real. */
const REAL = ['ymail.com', 'gmx.com', 'email.com', 'mail.com', 'iinet.com.au', 'outlook.co']
/** Endings that no domain has, with what was meant. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|vom|xom|cpm|coom)$/, '.com'],
  [/\.(?:con|cmo|ocm|comm|vom|xom|cpm|co|coom)\.au$/, '.com.au'],
  [/\.com\.(?:ua|ay|aus)$/, '.com.au'],
]

/**
 * The address that was probably meant; undefined where nothing looks like a slip.
 *
 * @param typed  tidied here
 * @example suggestedEmail('robin@gmial.con') // 'robin@gmail.com'
 */
export function suggestedEmail(typed: string): string | undefined {
  const [local, domain, ...more] = tidiedEmail(typed).split('@')
  if (!local || !domain || more.length > 0) return undefined
  const lower = domain.toLowerCase()
  const ended = ENDINGS.reduce((found, [wrong, right]) => found.replace(wrong, right), lower)
  const meant = isKnown(ended) ? ended : (COMMON.find((common) => isOneSlip(ended, common)) ?? ended)
  return meant === lower ? undefined : `${local}@${meant}`
}

const isKnown = (domain: string) => COMMON.includes(domain) || REAL.includes(domain)

/** One letter more, less, another one, or two changed over. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const rest = [typed.slice(start), meant.slice(start)] as const
  return (
    rest[0].slice(1) === rest[1] ||
    rest[0] === rest[1].slice(1) ||
    rest[0].slice(1) === rest[1].slice(1) ||
    (rest[0].slice(2) === rest[1].slice(2) && rest[0][0] === rest[1][1] && rest[0][1] === rest[1][0])
  )
}
