/** Prints what the schema lacks of the public contract. Exit 1 when anything does. */
import { contractGaps, writtenContract } from '../shop/contract/gaps.ts'
import { schema } from '../shop/wiring/schema.ts'

const gaps = contractGaps(writtenContract(), schema)
for (const gap of gaps) console.log(gap)
console.log(gaps.length === 0 ? 'The schema has everything of the contract.' : `${gaps.length} gaps.`)
process.exitCode = gaps.length === 0 ? 0 : 1
