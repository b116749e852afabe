/** `rules/`, `packages/` and `families/` know neither clock nor chance nor machine: what must be refused, and what may stay. */
import { expect, test } from 'vitest'
import { violationsOf } from '../boundaries.ts'

test.each([
  'const now = Date.now()',
  'const now = new Date()',
  'const chance = Math.random()',
  'const id = randomUUID()',
  "const answer = await fetch('/graphql')",
  'const brand = process.env.BRAND',
  'setTimeout(go, 1000)',
  'const now = new Date',
  'const now = new Date(...parts)',
  'const now = Date()',
  'const { now } = Date',
  "const now = Date['now']()",
  'const { random } = Math',
  "const answer = await globalThis.fetch('/graphql')",
  'const bytes = crypto.getRandomValues(empty())\nfunction empty() {}',
  'const read = document.cookie',
  "const files = require('node:fs')",
  "const files = process.getBuiltinModule('node:fs')",
  'const here = import.meta.url',
  'declare const fetch: () => void\nfetch()',
  "const sum = eval('1 + 1')",
  'const address = URL.createObjectURL(photo)\nconst photo = 1',
  "const begin = '/*'\nconst now = Date.now()\nconst end = '*/'",
  'const shop = window // Date.now() of a comment says nothing',
  'const today = new Intl.DateTimeFormat().format()',
  'const today = new Intl.DateTimeFormat("en-AU").formatToParts(undefined)',
  'const today = new Intl.DateTimeFormat()["format"](...[])',
  'const { format } = new Intl.DateTimeFormat()\nconst today = format()',
  'const now = new Date(0).constructor.now()',
  'const now = new Date(0)["constructor"].now()',
  'const now = new Date(0)?.constructor.now()',
  'const { constructor } = new Date(0)',
  'const hour = (moment: Date) => moment.getHours()',
  'const { getDay } = Date.prototype',
  'const day = (moment: Date) => moment.toLocaleDateString("en-AU")',
  'const first = new Date(2026, 0)',
  'const sorted = ["b", "a"].sort((a, b) => a.localeCompare(b))',
  'const capitals = (text?: string) => text?.toLocaleUpperCase()',
  'const words = (1000).toLocaleString("en-AU")',
  'const same = "a".localeCompare("b", [])',
  'const same = "a".localeCompare("b", null as any)',
  'const words = new Intl.NumberFormat([]).format(1000)',
  'const words = new Intl.NumberFormat(undefined as never).format(1000)',
  'const words = new Intl.NumberFormat("default").format(1000)',
  'const day = (at: Date) => new Intl.DateTimeFormat("en-AU", { timeZone: undefined }).format(at)',
  'const options = {}\nconst day = (at: Date) => new Intl.DateTimeFormat("en-AU", options).format(at)',
  'const day = (moment: Date) => new Intl.DateTimeFormat("en-AU").format(moment)',
  'const day = (moment: Date) => new Intl.DateTimeFormat("en-AU", { weekday: "long" }).format(moment)',
  'const words = new Intl.NumberFormat().format(1000)',
  'const Words = Intl.NumberFormat',
  'const { NumberFormat } = Intl',
  "const now = (() => 0).constructor('return Date.now()')()",
  'let orders = 0',
  'export let orders = 0',
  'var orders = 0',
  'export class Counter { static last = 0 }',
  'const seen = new Set()\nexport const isNew = (name: string) => !seen.has(name) && seen.add(name)',
  'const last = { at: 0 }\nexport const next = () => ++last.at',
  'const last = { of: { day: 0 } }\nexport function keep(day: number) { last.of.day = day }',
  'const names: string[] = []\nexport const keep = (name: string) => Object.assign(names, [name])',
  'const file = new Error().stack',
  'const { stack } = new Error()',
  'const zone = words.resolvedOptions().timeZone\nconst words = new Intl.NumberFormat("en-AU")',
  'const zones = Intl.supportedValuesOf("timeZone")',
  'const words = new Intl.NumberFormat("und").format(1000)',
  'const same = "a".localeCompare("b", "xx")',
  'const ten = new Date("2026-11-27T10:00")',
  'const ten = Date.parse("27 November 2026")',
  `const ten = (day: string) => new Date(\`\${day}T10:00\`)`,
  'const words = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC" })',
  'const words = String(new Date("2026-11-27"))',
  'const words = (date: Date) => date.toString()',
  'const words = (order: { sentDate: Date }) => order.sentDate["toString"]()',
  'const words = (now: Date) => String(now)',
  `const words = (moment: Date) => \`at \${moment}\``,
])('a rule, a package or a family that says "%s" is not pure', (line) => {
  for (const path of ['shop/cart/rules/totals.ts', 'packages/money/money.ts', 'families/mug/record.ts']) {
    expect(violationsOf(path, line).join()).toContain('pure')
  }
  expect(violationsOf('shop/cart/store.ts', line).join()).not.toContain('are pure')
})

test.each([
  'words.format(undefined)',
  'words.format(undefined as never)',
  'words.format(undefined!)',
  'words.format(isNow ? undefined : at)',
  'words.format(at ?? undefined)',
  'words.format(...[])',
  '[undefined].map(words.format)',
  'Array.from([undefined], words["formatToParts"])',
  'words.format.call(words)',
])('the file that makes formatters of dates may not say "%s" either, which is the present moment', (call) => {
  const words = 'const words = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC" })'
  const text = `${words}\nexport const day = (at: Date, isNow: boolean) => ${call}`
  expect(violationsOf('packages/calendar/date-format.ts', text).join()).toContain('pure')
})

test('one file alone makes formatters of dates', () => {
  const text = 'export const words = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC" })'
  expect(violationsOf('packages/calendar/date-format.ts', text)).toEqual([])
  expect(violationsOf('packages/calendar/day-words.ts', text).join()).toContain('date-format.ts')
})

test('a rule remembers what follows from its argument where that is listed, and nothing else', () => {
  const text =
    'const knownRanges = new WeakMap()\nexport const keep = (key: object) => knownRanges.set(key, 1)'
  expect(violationsOf('shop/catalogue/rules/product-price.ts', text)).toEqual([])
  expect(violationsOf('shop/cart/rules/totals.ts', text).join()).toContain('changes of knownRanges')
})

test.each([
  'export const sum = () => { let total = 0; for (const one of [1]) total += one; return total }',
  'export const list = () => { const all: string[] = []; all.push("a"); return all.sort() }',
  'const names = ["b", "a"]\nexport const sorted = () => [...names].sort()',
  'export class Sum { static readonly most = 3; count = 0; add() { this.count += 1 } }',
  'export const day = new Date("2026-11-27").getTime() + Date.parse("2026-11-27T10:00:00Z")',
  `export const ten = (day: string) => new Date(\`\${day}T10:00:00+10:00\`)`,
  'export const list = (words: readonly string[]) => new Intl.ListFormat("en-AU").format(words)',
  'export const day = (text: string) => new Date(text)',
  `export const words = (date: Date, today: string) => \`\${date.toISOString()} \${today}\` + String(1) + (2).toString()`,
  'export const day: Date = new Date(Date.UTC(2026, 1, 1) + Date.parse(day1)); const day1 = "2026-01-01"',
  'export const isDay = (value: unknown) => value instanceof Date && Math.round(1.5) === 2',
  "export const words = 'Date.now() and fetch()' // new Date()",
  'export const cookieOf = ({ document, now: [fetch = 1] }) => document.cookie + fetch',
  'export function total(this: void) { return arguments.length + add(1); function add(a) { return a } }',
  'export class Sum { fetch = 1; get now() { return this.fetch } }',
  'export type Page = typeof document',
  'outer: for (const fetch of [1]) { if (fetch) continue outer }',
  'export function safe() { try { return 1 } catch (crypto) { return crypto } }',
  'export const words = Intl.NumberFormat("en-AU").format(1000) + "a".toLocaleUpperCase("en-AU")',
  'export const order = (a: string, b: string) => a.localeCompare(b, "en-AU") || a.toLowerCase() < b',
  'export class Sum { readonly of; constructor(of: number) { this.of = of } }',
])('a rule that says "%s" is pure', (line) => {
  expect(violationsOf('shop/cart/rules/totals.ts', line)).toEqual([])
})

test.each([
  'export function next() { return 1 }\nnext.count = 0',
  'export const next = () => next.count++\nnext.count = 0',
  'export class Counter { static readonly box = { n: 0 } }\nexport const next = () => Counter.box.n++',
  'export class Counter { static next() { this.box.n += 1 }\n static readonly box = { n: 0 } }',
  'export const next = (() => { let count = 0; return () => ++count })()',
  'const make = () => { let count = 0; return { next() { count += 1; return count } } }\nexport const one = make()',
  'export const next = made()\nfunction made() { const seen = new Set(); return (one: number) => seen.add(one) }',
  'const word = /a/y\nexport const isWord = (text: string) => word.test(text)',
  'const word = /a/g\nexport const isWord = (text: string) => word.test(text)',
  'const words = { of: /a/g }\nexport const first = (text: string) => words.of.exec(text)',
  'const word = new RegExp("a", "g")\nexport const isWord = (text: string) => word.test(text)',
  'class Counter { #n = 0; next() { return ++this.#n } }\nexport const counter = new Counter()',
  'class Seen { of: number[] = []; keep(one: number) { this.of.push(one) } }\nclass More extends Seen {}\nexport const seen = new More()',
  'export const counter = { n: 0, next() { return ++this.n } }',
  'Array.prototype.last = 1',
  'export const patch = () => { Array.prototype["last"] = 1 }',
  'Object.assign(String.prototype, { last: 1 })',
  'Object.defineProperty(Array.prototype, "last", { value: 1 })',
  'function* ids() { yield 1; yield 2 }\nconst id = ids()\nexport const next = () => id.next().value',
  'const id = [1, 2].values()\nexport const next = () => id.next().value',
  'const id = [1, 2][Symbol.iterator]()\nexport const next = () => id.next().value',
  'const groups = new Map<string, string[]>()\nexport const keep = (one: string) => groups.get(one)?.push(one)',
  'const { last } = { last: { at: 0 } }\nexport const next = () => { [last.at] = [1] }',
])('a rule, a package or a family that says "%s" remembers', (line) => {
  for (const path of ['shop/cart/rules/totals.ts', 'packages/money/money.ts', 'families/mug/record.ts']) {
    expect(violationsOf(path, line).join()).toMatch(/remembers by .* from one call to the next/)
  }
  expect(violationsOf('shop/cart/store.ts', line).join()).not.toContain('remembers')
})

test.each([
  'const word = /a/g\nexport const without = (text: string) => text.replace(word, "")',
  'export const isWord = (text: string) => /a/g.test(text)',
  'export const counter = () => { let count = 0; return () => ++count }',
  'export const sum = (() => { let total = 0; for (const one of [1]) total += one; return total })()',
  'const total = sum()\nfunction sum() { let all = 0; [1].forEach((one) => { all += one }); return all }',
  'export class Sum { count = 0; add() { this.count += 1 } }\nexport const sum = () => new Sum()',
  'class Fault { readonly at; constructor(at: number) { this.at = at } }\nexport const none = new Fault(0)',
  'export const sizes = Object.values({ a: 1 })',
  'function* ids() { yield 1 }\nexport const all = [...ids()]',
  'export const all = new Map(new Map([[1, 2]]).entries())',
])('a rule that says "%s" remembers nothing', (line) => {
  expect(violationsOf('shop/cart/rules/totals.ts', line)).toEqual([])
})

test('a name that is declared in one place of a rule is not declared in another', () => {
  const text = 'const a = (document) => document.title\nconst b = () => document.title'
  expect(violationsOf('shop/cart/rules/totals.ts', text).join()).toContain('document.title')
})

test('a new folder below rules or a package is as pure as what it is in', () => {
  for (const path of [
    'shop/cart/rules/zz/totals.ts',
    'packages/money/zz/cents.ts',
    'families/mug/zz/sizes.ts',
  ]) {
    expect(violationsOf(path, 'export const one = 1')).toEqual([])
    expect(violationsOf(path, 'const now = Date.now()').join()).toContain('pure')
  }
})
