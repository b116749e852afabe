import { globSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { setPlans } from '../photography/sets/set-plans.ts'
import { PROFILES, type Work, works } from './works.ts'

const root = resolve(import.meta.dirname, '../..')

/** What is a work rather than text of ours: pictures, maps, fonts, profiles, films, sounds, models. */
const WORKS =
  '*.{webp,avif,png,jpg,jpeg,gif,svg,ico,heic,heif,tif,tiff,bmp,bin,tza,woff,woff2,ttf,otf,icc,icm,mp4,webm,mp3,glb,hdr,exr,pdf,wasm}'

/** Paths, with slashes, of every work that the repository keeps. */
export function keptWorks(): string[] {
  return globSync(
    [
      `{docs,e2e,fonts,migrations,packages,platform,public,shop,tools,ui}/**/${WORKS}`,
      'public/scenes/**/*.json',
      'packages/postcodes/suburbs.json',
    ],
    { cwd: root, exclude: ['fonts/built/**'] },
  )
    .map((path) => path.split(sep).join('/'))
    .sort()
}

/** The works with the script of each sample and scene looked up. */
export function worksOfRepository(): Work[] {
  const list = readFileSync(join(root, 'tools/samples/drawings.ts'), 'utf8')
  const files = new Map(
    [...list.matchAll(/import \{ ([^}]+) \} from '\.\/(drawings\/[\w-]+\.ts)'/g)].flatMap(
      ([, names = '', file = '']) =>
        names.split(', ').map((name) => [name, `tools/samples/${file}`] as const),
    ),
  )
  const rendered = globSync('*.py', { cwd: join(root, 'tools/photography/scenes') })
    .map((file) => file.replace('.py', ''))
    .map((name) => ({ name, origin: `Rendered by \`tools/photography/scenes/${name}.py\`` }))
  const drawn = setPlans.map(({ name }) => ({
    name,
    origin: 'Drawn by `tools/photography/sets/draw-set.ts`',
  }))
  const scenes = [...rendered, ...drawn].sort((one, other) => (one.name < other.name ? -1 : 1))
  return works(scenes, (sample) => {
    const drawing = sample.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const file = files.get(drawing)
    if (!file) throw new Error(`Expected tools/samples/drawings.ts to import ${drawing} for ${sample}`)
    return file
  })
}

/** `docs/origins.md` as it has to be. */
export function originsPage(all: readonly Work[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Where pictures, scenes, fonts, colour profiles and suburbs come from',
    '',
    'Written by `node tools/origins.ts` from `tools/origins/works.ts`; a test compares it with the files of the repository.',
    'Packages and what is inside them: `/third-party-notices` of every shop.',
    '',
    row(['Work', 'Files', 'Origin', 'Licence']),
    row(['---', '---', '---', '---']),
    ...[
      ...PROFILES.map((profile) => ({ ...profile, title: `Colour profile: ${profile.title}` })),
      ...all,
    ].map(({ title, where, origin, licence }) => row([title, where, origin, licence])),
    '',
  ].join('\n')
}
