import { expect, it } from 'vitest'
import { defineRecord } from '#packages/product/record.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { BuildError, mustBeRight } from './build.ts'

const wrong = {
  ...boardRecord,
  surfaces: [{ name: 'face', label: 'Front', outline: 'rounded' as const, cornerMm: 400 }],
}

it('a wrong record stops the build with its sentences, and no stack', async () => {
  const build = mustBeRight(async () => defineRecord(wrong))
  await expect(build).rejects.toBeInstanceOf(BuildError)
  await expect(build).rejects.toThrow(/^board, surfaces\.face\.cornerMm: A corner of 400 mm has no room/)
})

it('what breaks otherwise is told as it broke', async () => {
  const broken = new TypeError('x is not a function')
  await expect(mustBeRight(() => Promise.reject(broken))).rejects.toBe(broken)
})
