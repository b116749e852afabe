/** What pure code may take from the world around it. Any other name is refused, known or not. */
import type { ESTree } from 'vite'
import { freeNames, type Use } from './free-names.ts'
import { machineSettings } from './machine-settings.ts'
import { calledWithNothing, handedOn, memberNames } from './member-names.ts'

/** They give the same for the same, in a browser and on the server. */
const PURE_NAMES = new Set(
  `undefined NaN Infinity isFinite isNaN parseFloat parseInt
  Object Array Map Set WeakMap WeakSet String Number Boolean BigInt Symbol RegExp JSON Promise Iterator
  Error AggregateError RangeError ReferenceError SyntaxError TypeError
  ArrayBuffer DataView Int8Array Int16Array Int32Array Uint8Array Uint8ClampedArray Uint16Array Uint32Array
  BigInt64Array BigUint64Array Float32Array Float64Array
  decodeURI decodeURIComponent encodeURI encodeURIComponent
  URLSearchParams TextDecoder TextEncoder atob btoa structuredClone`.split(/\s+/),
)

/** Names of which a part is pure. */
const PARTLY_PURE: Record<string, (use: Use) => boolean> = {
  Date: (use) => isMadeOfSomething(use) || isInstanceCheck(use) || ['UTC', 'parse'].includes(memberOf(use)),
  Intl: (use) => FORMATTERS.has(memberOf(use)),
  Math: (use) => !['', 'random'].includes(memberOf(use)),
  URL: (use) =>
    isMadeOfSomething(use) || isInstanceCheck(use) || ['canParse', 'parse'].includes(memberOf(use)),
}

/** They are told the language. Other parts of `Intl` list what this machine knows. */
const FORMATTERS = new Set([
  ...['Collator', 'DateTimeFormat', 'ListFormat', 'NumberFormat', 'PluralRules', 'RelativeTimeFormat'],
  'Segmenter',
])

/** Files that ask for more, each with its reason. */
const MORE: Record<string, readonly string[]> = {
  // A browser's policy forbids what zod tries there, so zod is told where it runs, once.
  'packages/schemas/zod.ts': ['globalThis'],
  'packages/schemas/zod-mini.ts': ['globalThis'],
}

/** @returns each name once, as it is written: `Date.now`, `fetch` */
export function impureNames(path: string, program: ESTree.Program): string[] {
  const refused = freeNames(program).filter((use) => {
    if (MORE[path]?.includes(use.name)) return false
    if (Object.hasOwn(PARTLY_PURE, use.name)) return !PARTLY_PURE[use.name]?.(use)
    return !PURE_NAMES.has(use.name)
  })
  const names = refused.map((use) => [use.name, memberOf(use)].filter(Boolean).join('.'))
  return [...new Set([...names, ...hiddenNames(path, program), ...machineSettings(program)])]
}

/**
 * From any value a constructor leads to `Date`, and from any function to code that is made of a text. The stack of an error
 * says where the code lies, and the options of a formatter what the machine is set to.
 */
const DOORS = ['constructor', 'stack', 'captureStackTrace', 'prepareStackTrace', 'resolvedOptions']
/** `Intl.DateTimeFormat` formats the present moment when it is given none. */
const CLOCKS = ['format', 'formatToParts']
/** It alone makes formatters of dates: its own throw when they are given no moment. */
const DATE_FORMATS = 'packages/calendar/date-format.ts'

function hiddenNames(path: string, program: ESTree.Program): string[] {
  const members = memberNames(program)
  const nothing = calledWithNothing(program)
  const handed = handedOn(program)
  return [
    ...DOORS.filter((name) => members.has(name)).map((name) => `.${name}`),
    ...CLOCKS.filter((name) => nothing.has(name)).map((name) => `${name}()`),
    ...CLOCKS.filter((name) => handed.has(name)).map((name) => `.${name} without a moment`),
    ...(members.has('DateTimeFormat') && path !== DATE_FORMATS
      ? [`Intl.DateTimeFormat past ${DATE_FORMATS}`]
      : []),
  ]
}

/** `now` in `Date.now`; empty when the name is used otherwise. */
function memberOf({ node, parent }: Use): string {
  const isMember = parent.type === 'MemberExpression' && parent.object === node && !parent.computed
  return isMember && parent.property.type === 'Identifier' ? parent.property.name : ''
}

/** `new Date(x)`: what is made of nothing, or of a list that may be empty, asks the clock. */
function isMadeOfSomething({ node, parent }: Use): boolean {
  if (parent.type !== 'NewExpression' || parent.callee !== node) return false
  const [first] = parent.arguments
  return first !== undefined && first.type !== 'SpreadElement'
}

const isInstanceCheck = ({ node, parent }: Use) =>
  parent.type === 'BinaryExpression' && parent.operator === 'instanceof' && parent.right === node
