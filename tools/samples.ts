/**
 * `npm run samples`: draws the sample pictures into `public/samples`, all of them or those named. The files are kept.
 *
 * With `--decks` it draws the cards of our decks. With `--sheet` it also puts all samples on one contact sheet,
 * `docs/pictures/samples.webp`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { SAMPLES } from '#packages/samples/samples.ts'
import { writeContactSheet } from './samples/contact-sheet.ts'
import { writeDecks } from './samples/decks.ts'
import { drawings } from './samples/drawings.ts'
import { SAMPLES_FOLDER, writeSample } from './samples/write-sample.ts'

const words = process.argv.slice(2)
const wantsSheet = words.includes('--sheet')
const wantsDecks = words.includes('--decks')
const names = words.filter((word) => !word.startsWith('--'))

const unknown = names.filter((name) => !SAMPLES.some((sample) => sample.name === name))
if (unknown.length > 0) throw new RangeError(`Expected names of samples but received ${unknown.join(', ')}`)

await mkdir(SAMPLES_FOLDER, { recursive: true })
const isAll = names.length === 0 && !wantsSheet && !wantsDecks
const chosen = SAMPLES.filter(({ name }) => isAll || names.includes(name))
for (const sample of chosen) {
  const started = performance.now()
  const written = await writeSample(sample, drawings[sample.name]())
  console.log(`${sample.name}: ${written}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
if (wantsDecks) console.log(`cards of decks: ${Math.round((await writeDecks()) / 1000)} kB`)
if (wantsSheet) {
  await writeContactSheet(SAMPLES, join(import.meta.dirname, '..', 'docs', 'pictures', 'samples.webp'))
}
