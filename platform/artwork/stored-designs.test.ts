/** A design that a shopper made once opens for ever, and is printed as it was approved. */
import { expect, it } from 'vitest'
import { parseDesign } from '#packages/design-document/migrate.ts'
import { pressHashOf, storedDesigns } from './testing/stored-designs.ts'

const designs = storedDesigns()

it.each(designs)(
  '$name opens, and prints to the bytes that it printed to when it was stored',
  async (one) => {
    const parsed = parseDesign(one.document)
    if (parsed.kind === 'refusal') throw new Error(parsed.message)
    expect(await pressHashOf(one, parsed.design)).toBe(one.pressSha256)
  },
)

it('there are stored designs of every version', () => {
  const versions = designs.map(({ document }) => (document as { version: number }).version)
  expect(versions.filter((version) => version === 1).length).toBeGreaterThanOrEqual(28)
  expect(versions.filter((version) => version === 2).length).toBeGreaterThanOrEqual(16)
  expect(versions.filter((version) => version === 3).length).toBeGreaterThanOrEqual(8)
  expect(versions.filter((version) => version === 4).length).toBeGreaterThanOrEqual(1)
})
