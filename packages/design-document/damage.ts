/** What is wrong in a document that is no design, for whoever sent it: which side, which element, what is expected. */
import type * as z from '#packages/schemas/zod-mini.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/**
 * One sentence about one fault.
 *
 * @param issue     what the check of the document found first
 * @param document  the document itself, for what stands in that place
 * @example damageInWords(issue, document) // 'on side 1 (face), element 2 (text): sizeMm is 0, but must be at least 0.5.'
 */
export function damageInWords(issue: Issue, document: unknown): string {
  const { owner, field } = placeOf(issue.path, document)
  const size = sizeInWords(issue, document)
  if (size !== undefined) return `${owner === '' ? 'it' : owner} ${size}.`
  const where = owner === '' ? '' : `on ${owner}: `
  return `${where}${expectedOf(issue, field, valueAt(document, issue.path))}.`
}

/** The side and element that a path leads into, and the rest of it as the name of a field. */
function placeOf(path: Path, document: unknown): { owner: string; field: string } {
  const [first, side, inSide, element] = path
  if (first !== 'surfaces' || typeof side !== 'number') return { owner: '', field: path.join('.') }
  const ofSide = `side ${side + 1}${named(valueAt(document, [first, side, 'name']))}`
  if (inSide !== 'elements' || typeof element !== 'number')
    return { owner: ofSide, field: path.slice(2).join('.') }
  const type = named(valueAt(document, [first, side, inSide, element, 'type']), KINDS)
  return { owner: `${ofSide}, element ${element + 1}${type}`, field: path.slice(4).join('.') }
}

const KINDS = ['photo', 'text', 'shape', 'art']

/** In brackets, unless it is no name at all. */
const named = (name: unknown, known?: readonly string[]): string =>
  typeof name === 'string' && /^[\w-]{1,64}$/.test(name) && (known?.includes(name) ?? true)
    ? ` (${name})`
    : ''

/** How many sides or elements there may be: said of what holds them. */
function sizeInWords(issue: Issue, document: unknown): string | undefined {
  if ((issue.code !== 'too_big' && issue.code !== 'too_small') || issue.origin !== 'array') return undefined
  const held = issue.path.at(-1)
  const found = valueAt(document, issue.path)
  if (!Array.isArray(found)) return undefined
  if (held === 'elements' && issue.code === 'too_big')
    return `has ${found.length} elements, but a side holds at most ${issue.maximum}`
  if (held === 'surfaces') return `has ${found.length} sides, but must have ${limitOf(issue)}`
  return undefined
}

function expectedOf(issue: Issue, field: string, found: unknown): string {
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return typeof found === 'number'
        ? `${field} is ${found}, but must be ${limitOf(issue)}`
        : `${field} has ${countOf(found)}, but must have ${limitOf(issue)}`
    case 'invalid_type': {
      const kind = TYPES[issue.expected] ?? 'another kind of value'
      return field === '' ? `expected ${kind}` : `${field} must be ${kind}`
    }
    case 'invalid_value':
      return `${field} must be ${anyOf.format(issue.values.map(String))}`
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? `${field} must be ${anyOf.format(issue.options.map(String))}`
        : `${field} is none of what it may be`
    default:
      return ownSentence(issue.message, field)
  }
}

/** Rules that say themselves what they expect, such as "Expected a colour such as #24463a". */
function ownSentence(message: string, field: string): string {
  if (!message.startsWith('Expected ')) return `${field || 'it'} is not written as it must be`
  return `${field === '' ? '' : `${field}: `}e${message.slice(1)}`
}

const limitOf = (issue: z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall) =>
  issue.code === 'too_big' ? `at most ${issue.maximum}` : `at least ${issue.minimum}`

const countOf = (found: unknown) => {
  if (typeof found === 'string') return `${found.length} characters`
  return Array.isArray(found) ? `${found.length} entries` : 'another size'
}

const TYPES: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' })

function valueAt(value: unknown, path: Path): unknown {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  return valueAt(new Map<string, unknown>(Object.entries(value)).get(String(first)), rest)
}
