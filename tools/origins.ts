/** Writes docs/origins.md, after a sample, a scene or another work has come or gone: `node tools/origins.ts`. */
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { originsPage, worksOfRepository } from './origins/repository-works.ts'

const file = join(resolve(import.meta.dirname, '..'), 'docs', 'origins.md')
const works = worksOfRepository()
writeFileSync(file, originsPage(works))
console.log(`docs/origins.md tells the origin of ${works.length} works.`)
