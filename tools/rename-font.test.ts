import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { namesIn, renamedFont, reservesName } from './rename-font.ts'

const built = join(resolve(import.meta.dirname, '..'), 'fonts', 'built')
const terms = new Map<string, string>()
beforeAll(() => {
  for (const file of readdirSync(built).filter((name) => name.endsWith('.OFL.txt')))
    terms.set(file.replace('.OFL.txt', '.ttf'), readFileSync(join(built, file), 'utf8'))
})

test('a font of design text has its licence beside it', () => {
  const fonts = readdirSync(built).filter((name) => name.endsWith('.ttf'))
  expect(fonts.length).toBeGreaterThan(20)
  expect([...terms.keys()].sort()).toEqual(fonts.sort())
})

test('a font that is cut down carries no name that its licence reserves', () => {
  const reserved = [...terms].filter(([, text]) => reservesName(text)).map(([file]) => file)
  expect(reserved).toContain('lobster-latin.ttf')
  expect(reserved).toContain('waltograph-latin.ttf')
  expect(reserved).not.toContain('bebas-neue-latin.ttf')
  for (const file of reserved) {
    const names = namesIn(readFileSync(join(built, file)))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !/^Keepsake ?[\da-f]{12}$/.test(name))).toEqual([])
  }
})

test('renaming leaves every other table as it was, and the sums of the file right', () => {
  const font = readFileSync(join(built, 'bebas-neue-latin.ttf'))
  const renamed = renamedFont(font, 'Keepsake Trial')
  expect(new Set(namesIn(renamed))).toEqual(new Set(['Keepsake Trial', 'KeepsakeTrial']))
  const tables = (bytes: Buffer) =>
    Array.from({ length: bytes.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16
      const start = bytes.readUInt32BE(at + 8)
      const tag = bytes.toString('latin1', at, at + 4)
      return [tag, bytes.subarray(start, start + bytes.readUInt32BE(at + 12)).toString('base64')] as const
    }).filter(([tag]) => tag !== 'name' && tag !== 'head')
  expect(tables(renamed)).toEqual(tables(font))
  let sum = 0
  for (let at = 0; at < renamed.length; at += 4) sum = (sum + renamed.readUInt32BE(at)) >>> 0
  expect(sum).toBe(0xb1b0afba)
})
