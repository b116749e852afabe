import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cmykProfile, srgbProfile } from '#platform/artwork/colour-profile.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { keptWorks, originsPage, worksOfRepository } from './repository-works.ts'
import { PROFILES } from './works.ts'

const root = resolve(import.meta.dirname, '../..')
const works = worksOfRepository()

test('every picture, scene, font and profile of the repository has one origin', () => {
  const kept = keptWorks()
  expect(kept.length).toBeGreaterThan(800)
  const owners = kept.map((path) => [path, works.filter(({ files }) => files.test(path)).length] as const)
  expect(owners.filter(([, count]) => count !== 1)).toEqual([])
})

test('no origin is told of a work that is gone', () => {
  const kept = keptWorks()
  const gone = works.filter(({ files }) => !kept.some((path) => files.test(path)))
  expect(gone.map(({ title }) => title)).toEqual([])
})

test('scripts and licences that the table names are in the repository', () => {
  const named = [...works, ...PROFILES].flatMap(({ origin, licence }) =>
    [...`${origin} ${licence}`.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path ?? ''),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('docs/origins.md is that table; "node tools/origins.ts" writes it', () => {
  expect(readFileSync(join(root, 'docs/origins.md'), 'utf8')).toBe(originsPage(works))
})

test('the colour profiles that sharp brings along say themselves that they are CC0', async () => {
  const { icc } = await sharp(await makePhoto({ widthPx: 8, heightPx: 8, profile: 'display-p3' })).metadata()
  for (const profile of [await srgbProfile(), icc ?? Buffer.alloc(0)]) {
    expect(copyrightOf(profile)).toBe('CC0')
  }
})

test('the CMYK profile that sharp brings along says itself that it is in the public domain', async () => {
  expect((await cmykProfile()).toString('latin1')).toContain('Released into the public domain')
})

/** The English text of the copyright tag, ICC.1:2022 9.2.22 and 10.15. */
function copyrightOf(profile: Buffer): string | undefined {
  for (let at = 132; at < 132 + profile.readUInt32BE(128) * 12; at += 12) {
    if (profile.toString('latin1', at, at + 4) !== 'cprt') continue
    const tag = profile.subarray(profile.readUInt32BE(at + 4))
    const [length, offset] = [tag.readUInt32BE(20), tag.readUInt32BE(24)]
    return Buffer.from(tag.subarray(offset, offset + length))
      .swap16()
      .toString('utf16le')
  }
  return undefined
}
