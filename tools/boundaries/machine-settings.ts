/** What answers in the language or the time zone of the machine that it runs on: two machines give two answers. */
import type { ESTree } from 'vite'
import { isNothing, memberNames, namesOf, nodesIn } from './member-names.ts'

type Made = ESTree.NewExpression | ESTree.CallExpression

/** They count in the machine's time zone, or cannot be told which. */
const LOCAL_TIME =
  /^(?:[gs]et(?:Hours|Minutes|Seconds|Milliseconds|Date|Day|Month|FullYear|Year)|getTimezoneOffset|toDateString|toTimeString|toLocale(?:Date|Time)?String)$/

/** At which place of its arguments each is told the language. */
const LANGUAGE_AT: Record<string, number> = {
  localeCompare: 1,
  toLocaleUpperCase: 0,
  toLocaleLowerCase: 0,
}

/** @returns what asks the machine, as it is written: `.getHours`, `localeCompare()`, `Intl.DateTimeFormat` */
export function machineSettings(program: ESTree.Program): string[] {
  const nodes = nodesIn(program)
  const made = nodes.filter((node) => node.type === 'NewExpression' || node.type === 'CallExpression')
  const told = new Set<ESTree.Node>(made.filter(isFormatterToldAll).map(({ callee }) => callee))
  return [
    ...[...memberNames(program)].filter((name) => LOCAL_TIME.test(name)).map((name) => `.${name}`),
    ...made.flatMap((one) => untoldCalls(one).map((name) => `${name}()`)),
    ...made.filter(isDateOfParts).map(() => 'new Date(year, month)'),
    ...made.filter(isDateWithoutZone).map(() => 'a time of no time zone'),
    ...nodes.filter(isDateAsText).map(() => 'the text of a date'),
    ...nodes.filter((node) => isOfIntl(node) && !told.has(node)).map((node) => `Intl.${namesOf(node)}`),
  ]
}

function untoldCalls({ callee, arguments: given }: Made): string[] {
  const called = callee.type === 'ChainExpression' ? callee.expression : callee
  return namesOf(called).filter((name) => {
    const at = Object.hasOwn(LANGUAGE_AT, name) ? LANGUAGE_AT[name] : undefined
    return at !== undefined && isNoLanguage(given[at])
  })
}

/** Whether a formatter is told the language and, for dates, the time zone. */
function isFormatterToldAll({ callee, arguments: [language, options] }: Made): boolean {
  if (!isOfIntl(callee) || isNoLanguage(language)) return false
  return !namesOf(callee).includes('DateTimeFormat') || namesTimeZone(options)
}

/** Of options that are written there, so that it can be seen. */
function namesTimeZone(options: ESTree.Node | undefined): boolean {
  if (options?.type !== 'ObjectExpression') return false
  return options.properties.some(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'timeZone' &&
      !isNothing(property.value),
  )
}

/** Nothing, a list of nothing, null, or the word for the machine's own; a cast changes none of them. */
function isNoLanguage(argument: ESTree.Node | undefined): boolean {
  if (argument?.type === 'TSAsExpression' || argument?.type === 'ParenthesizedExpression') {
    return isNoLanguage(argument.expression)
  }
  if (argument?.type === 'Literal' && typeof argument.value === 'string') return !isKnown(argument.value)
  if (argument?.type === 'ArrayExpression') return argument.elements.length === 0
  if (argument?.type === 'Literal') return argument.value === null
  return isNothing(argument)
}

/** For a language that is not known, `und` and `default` among them, the machine takes its own. */
const isKnown = (language: string) =>
  language !== 'default' && Intl.NumberFormat.supportedLocalesOf(language).length > 0

const isOfIntl = (node: ESTree.Node) =>
  node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'Intl'

const isDateOfParts = ({ type, callee, arguments: given }: Made) =>
  type === 'NewExpression' && callee.type === 'Identifier' && callee.name === 'Date' && given.length > 1

/** A day is read as UTC, and a time of a day as the machine's, unless it ends in its zone. */
const HAS_ZONE = /^\d{4}(?:-\d\d(?:-\d\d)?)?$|(?:Z|[+-]\d\d:?\d\d)$/

/** Of a text that is written there: `new Date('2026-11-27T10:00')`. */
function isDateWithoutZone({ callee, arguments: [text] }: Made): boolean {
  const isDate = callee.type === 'Identifier' && callee.name === 'Date'
  const isParse =
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Date' &&
    namesOf(callee).includes('parse')
  if (!isDate && !isParse) return false
  if (text?.type === 'Literal') return typeof text.value === 'string' && !HAS_ZONE.test(text.value)
  const end = text?.type === 'TemplateLiteral' ? text.quasis.at(-1)?.value.cooked : undefined
  return end !== undefined && end !== null && /:\d/.test(end) && !HAS_ZONE.test(end)
}

/** By its name alone, for no types are read here: a day is a text, such as `today`. */
const DATE_NAME = /^(?:date|moment|now)$|(?:Date|Moment)$/

/** `String(date)`, `date.toString()` and a template of one: all three print the machine's zone. */
function isDateAsText(node: ESTree.Node): boolean {
  if (node.type === 'TemplateLiteral') return node.expressions.some(isDate)
  if (node.type !== 'CallExpression') return false
  const { callee, arguments: given } = node
  if (callee.type === 'Identifier') return callee.name === 'String' && given.some(isDate)
  return callee.type === 'MemberExpression' && namesOf(callee).includes('toString') && isDate(callee.object)
}

function isDate(node: ESTree.Node): boolean {
  if (node.type === 'NewExpression') return node.callee.type === 'Identifier' && node.callee.name === 'Date'
  if (node.type === 'Identifier') return DATE_NAME.test(node.name)
  return node.type === 'MemberExpression' && namesOf(node).some((name) => DATE_NAME.test(name))
}
