/**
 * `npm run photography -- <scene> [--quality preview|final]`: renders a scene of `tools/photography/scenes` with Blender.
 *
 * A final one is kept in `public/scenes`, and where it has no print also in `public/images`, for pages; a preview is kept in
 * `var/scenes`. Without a name: which scenes there are. With `--sheet`: all that are kept as one picture,
 * `docs/pictures/scenes.webp`. With `--pages`: the mock-ups of pages that are plain files. With `--sets`: the scenes of sets,
 * which are drawn without Blender (`sets/`).
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { blenderOrExit, takePhotograph } from './blender.ts'
import { contactSheet } from './contact-sheet.ts'
import { keepFixedPictures, keepPictures } from './keep-pictures.ts'
import { keepScene } from './keep-scene.ts'
import { keepSets } from './keep-sets.ts'

const root = resolve(import.meta.dirname, '../..')
const scenesFolder = join(import.meta.dirname, 'scenes')
const QUALITIES = ['preview', 'final'] as const

const words = process.argv.slice(2)
const asked = words.indexOf('--quality')
const quality = asked < 0 ? 'preview' : words.splice(asked, 2)[1]
const names = (await readdir(scenesFolder)).flatMap((file) => (file.endsWith('.py') ? file.slice(0, -3) : []))

if (!QUALITIES.some((one) => one === quality)) {
  console.error('The quality is preview or final.')
  process.exit(1)
}
if (words.includes('--sheet')) {
  const sheet = await contactSheet(join(root, 'public/scenes'), join(root, 'public/samples'))
  await writeFile(join(root, 'docs/pictures/scenes.webp'), sheet)
  process.exit()
}
if (words.includes('--pages')) {
  const folder = (name: string) => join(root, 'public', name)
  await keepFixedPictures({ scenes: folder('scenes'), samples: folder('samples'), to: folder('images') })
  process.exit()
}
if (words.includes('--sets')) {
  for (const [name, bytes] of await keepSets(join(root, 'public/scenes'))) {
    console.log(`${name}: ${Math.round(bytes / 1000)} KB`)
  }
  process.exit()
}
if (words.length === 0) console.log(names.join('\n'))
const unknown = words.filter((word) => !names.includes(word))
if (unknown.length > 0) {
  console.error(`There is no scene called ${unknown.join(', ')}. There are ${names.join(', ')}.`)
  process.exit(1)
}

const blender = words.length > 0 ? await blenderOrExit() : ''
for (const name of words) {
  const folder = await mkdtemp(join(tmpdir(), `keepsake-${name}-`))
  try {
    const took = await takePhotograph(blender, join(scenesFolder, `${name}.py`), quality ?? 'preview', folder)
    const kept = join(root, quality === 'final' ? 'public' : 'var', 'scenes', name)
    const size = await keepScene(name, folder, kept)
    if (quality === 'final') await keepPictures(name, folder, join(root, 'public/images'))
    console.log(`${name}: ${took}; ${Math.round(size / 1000)} KB in ${kept}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
