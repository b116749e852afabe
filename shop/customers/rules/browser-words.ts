/** Which browser somebody signs in with, in words that its owner recognises. Nothing finer is kept of it. */

/** The first that fits: many name others that they are like. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]
/** Longer texts are no browser's. */
const MAX_LENGTH = 1_000

/**
 * @param agent  the header User-Agent
 * @returns undefined for a program that says nothing we know
 * @example 'Safari on iPhone'
 */
export function browserInWords(agent: string | undefined): string | undefined {
  if (agent === undefined || agent.length > MAX_LENGTH) return undefined
  const browser = BROWSERS.find(([mark]) => mark.test(agent))?.[1]
  const system = SYSTEMS.find(([mark]) => mark.test(agent))?.[1]
  if (browser === undefined) return system
  return system === undefined ? browser : `${browser} on ${system}`
}
