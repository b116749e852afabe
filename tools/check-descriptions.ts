/** Prints what in the contract's SDL has no description for the caller. Exit 1 when anything has none. */
import { readSdl } from '../shop/api/sdl.ts'
import { coverageOf } from './undescribed.ts'

const { elements, undescribed } = coverageOf(readSdl())
for (const place of undescribed) console.error(`shop/${place}`)
console.log(
  undescribed.length === 0
    ? `All ${elements} elements of the contract have a description.`
    : `${undescribed.length} definitions of the contract have no description for the caller.`,
)
process.exitCode = undescribed.length === 0 ? 0 : 1
