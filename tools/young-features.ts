/** Finds in scripts and style sheets what browsers learnt after those that the shop is made for. */
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { type BrowserName, oldestBrowsers } from './browsers.ts'

/** A feature as MDN's table names it, such as `api.URL.canParse_static`, and the pattern that finds it. */
export interface YoungFeature {
  key: string
  pattern: RegExp
}

/** The columns of the table that a browser's name stands for. */
export const COLUMNS = {
  Safari: ['safari', 'safari_ios'],
  Chrome: ['chrome', 'chrome_android'],
  Edge: ['edge'],
  Firefox: ['firefox', 'firefox_android'],
} as const satisfies Record<BrowserName, readonly (keyof CompatStatement['support'])[]>

/** MDN's table, or one like it. */
export type CompatTable = Record<'api' | 'javascript' | 'css', Identifier>

/** Objects whose methods pages call. Names like `take` or `run`, of objects that no page here meets, say nothing. */
const METHODS_OF = new Set(
  `Array ArrayBuffer Map Object Promise RegExp Set String TypedArray WeakMap AbortSignal Blob
  Clipboard Document DOMTokenList Element Event FileReader FormData Headers HTMLDialogElement HTMLElement HTMLFormElement
  HTMLInputElement HTMLSelectElement Navigator Node Range ReadableStream Request Response Scheduler
  ServiceWorkerRegistration StorageManager URLSearchParams Window`.split(/\s+/),
)

/** What stands before the name of a global function or object. */
const GLOBAL = '(?:(?<![.\\w$])|(?<=(?:globalThis|window|self)\\??\\.))'

/**
 * What a script may not use without a way out: classes, functions, methods of classes, methods that no older object has,
 * and options.
 */
export function youngInScripts({ api, javascript }: CompatTable): YoungFeature[] {
  const owners = [...identifiers(api, 'api'), ...identifiers(javascript.builtins, 'javascript.builtins')]
  const members = owners.flatMap((owner) =>
    identifiers(owner.entry, owner.key).map((member) => ({ ...member, owner: owner.name })),
  )
  const old = new Set(
    members.flatMap(({ name, entry }) => (isYoung(entry) ? [] : name.replace('_static', ''))),
  )
  const globals = owners
    .filter(({ entry }) => isYoung(entry))
    .map(({ key, name }) => ({
      key,
      pattern: /^[A-Z]/.test(name) ? `(?:\\bnew |[^.\\w$"'])${name}\\b[.(]` : `${GLOBAL}${name}\\b[.(]`,
    }))
  const ofOwners = members
    .filter(({ entry }) => isYoung(entry))
    .flatMap(({ key, name, owner }) => {
      const option = /^options_(\w+)_parameter$/.exec(name)?.[1]
      if (option) return { key, pattern: `\\b${option}:` }
      const ofClass = /^(\w+)_static$/.exec(name)?.[1]
      if (ofClass) return { key, pattern: `(?<![.\\w$])${owner}\\.${ofClass}\\b` }
      if (owner === 'Window' && /^[a-z]\w+$/.test(name)) return { key, pattern: `${GLOBAL}${name}\\(` }
      if (owner === 'Iterator' && old.has(name))
        return { key, pattern: `\\bIterator\\.${name}\\(|\\.(?:entries|keys|values)\\(\\)\\.${name}\\(` }
      // The table names methods of JavaScript's own classes alike, whether they belong to the class or to its objects.
      if (key.startsWith('javascript.') && old.has(name))
        return { key, pattern: `(?<![.\\w$])${owner}\\.${name}\\(` }
      if (!METHODS_OF.has(owner) || !/^[a-zA-Z]+$/.test(name) || old.has(name)) return []
      return { key, pattern: `[\\w)\\]]\\??\\.${name}\\(` }
    })
  return [...globals, ...ofOwners].map(({ key, pattern }) => ({ key, pattern: new RegExp(pattern) }))
}

/**
 * What a style sheet may not use without a way out: rules, and selectors, because one that is not known takes its whole
 * rule along. A property that is not known is left out alone.
 */
export function youngInStyles({ css }: CompatTable): YoungFeature[] {
  const rules = identifiers(css['at-rules'], 'css.at-rules')
    .filter(({ entry }) => isYoung(entry))
    .map(({ key, name }) => ({ key, pattern: new RegExp(`@${name}\\b`) }))
  const selectors = identifiers(css.selectors, 'css.selectors')
    .filter(({ entry, name }) => isYoung(entry) && !name.startsWith('-'))
    .map(({ key, name }) => ({ key, pattern: new RegExp(`(?<!\\\\)::?${name}(?![\\w-])[^;}]*\\{`) }))
  return [...rules, ...selectors]
}

function identifiers(
  table: Identifier | undefined,
  path: string,
): { key: string; name: string; entry: Identifier }[] {
  return Object.entries(table ?? {})
    .filter(([name]) => name !== '__compat')
    .map(([name, entry]) => ({ key: `${path}.${name}`, name, entry: entry as Identifier }))
}
/** Whether one of our oldest browsers does not know it, or knows it under another name or behind a switch only. */
function isYoung({ __compat: compat }: Identifier): boolean {
  if (!compat) return false
  return Object.entries(oldestBrowsers).some(([name, version]) =>
    COLUMNS[name as BrowserName].some((column) => {
      const statements = [compat.support[column] ?? []].flat() as SimpleSupportStatement[]
      return statements.length > 0 && !statements.some((statement) => isKnownTo(statement, version))
    }),
  )
}

/** Whether a version of a browser knows it by this name, without a switch. */
export function isKnownTo(
  { version_added, flags, prefix, alternative_name, version_removed }: SimpleSupportStatement,
  version: string,
): boolean {
  if (flags || prefix || alternative_name || version_removed) return false
  if (typeof version_added !== 'string' || version_added === 'preview') return false
  const [added, ours] = [version_added.replace('≤', ''), version].map((text) => text.split('.').map(Number))
  const [major = 0, minor = 0] = added ?? []
  const [ourMajor = 0, ourMinor = 0] = ours ?? []
  return major < ourMajor || (major === ourMajor && minor <= ourMinor)
}
