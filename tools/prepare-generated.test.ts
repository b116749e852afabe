import { expect, it } from 'vitest'
import config from '../vitest.config.ts'

const projects = config.test?.projects ?? []

it('unit tests make the fonts and types that a fresh clone lacks, whichever of them is run', () => {
  expect(projects).toHaveLength(3)
  for (const project of projects) {
    expect(project).toMatchObject({
      test: { globalSetup: expect.arrayContaining(['tools/prepare-generated.ts']) },
    })
  }
})
