import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { NoticePart } from '../../shop/request/third-party-notices.ts'
import { withNotice } from './copyright-notices.ts'
import { worksInsidePackages } from './inside-packages.ts'
import { nameOf, noticesText } from './notices-text.ts'
import { packageWork, runningPackageFolders } from './packages.ts'
import { readPackageFolders } from './shipped-packages.ts'
import type { ThirdPartyWork } from './work.ts'

interface Part {
  name: string
  title: string
  about: string
  works: readonly ThirdPartyWork[]
}

const isFont = ({ name }: ThirdPartyWork) => name.startsWith('@fontsource')

/**
 * Writes the notices of everything that goes along with a built shop: the texts for browsers to fetch, and the list that
 * the shop's own page shows.
 *
 * @param build  of a brand, such as build/canvas; `browser-packages.json` in it says what browsers get
 */
export function writeNotices(root: string, build: string): void {
  const folder = join(build, 'client', 'third-party-notices')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const parts = partsOf(root, readPackageFolders(join(build, 'browser-packages.json')))
  for (const { name, title, about, works } of parts)
    writeFileSync(join(folder, `${name}.txt`), noticesText(title, about, works))
  writeFileSync(join(build, 'third-party-notices.json'), JSON.stringify(parts.map(noticePart), null, 1))
  // The licence of a font lies beside the font.
  for (const file of globSync('ui/fonts/*-OFL.txt', { cwd: root }))
    copyFileSync(join(root, file), join(build, 'client', 'assets', basename(file)))
}

function partsOf(root: string, browserFolders: readonly string[]): Part[] {
  // The rules that every style sheet of Tailwind begins with come from no module.
  const inBrowser = [...new Set([...browserFolders, 'node_modules/tailwindcss'])]
  const running = sorted(runningPackageFolders(root).map((folder) => packageWork(root, folder))).map(
    withNotice,
  )
  return [
    {
      name: 'browser',
      title: 'What your browser runs',
      about: 'Scripts and styles of these packages are part of the pages.',
      works: sorted(inBrowser.map((folder) => packageWork(root, folder))).map(withNotice),
    },
    {
      name: 'server',
      title: 'What our server runs',
      about: 'These packages are installed where the shop runs.',
      works: running.filter((work) => !isFont(work)),
    },
    {
      name: 'inside',
      title: 'Libraries inside those packages',
      about:
        'These stand inside packages as machine code. Those under the LGPL are files of their own in ' +
        '@img/sharp-libvips and libheif-js, which whoever runs the shop may replace by changed ones. Their sources: ' +
        'https://github.com/lovell/sharp-libvips and https://github.com/catdad-experiments/libheif-js. The sources of those ' +
        'under the MPL, unchanged: https://www.cairographics.org/releases/ and https://crates.io/crates/ with the name of the work.',
      works: sorted(worksInsidePackages(root)).map(withNotice),
    },
    {
      name: 'fonts',
      title: 'Fonts',
      about:
        'Words on the pages and in designs are set in these. Some are cut down to the letters that the shop uses.',
      works: running.filter(isFont),
    },
  ]
}

function noticePart({ name, title, about, works }: Part): NoticePart {
  const byLicence = new Map<string, Set<string>>()
  for (const work of works) {
    const licence = work.licence.replace(/^\((.*)\)$/, '$1')
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(nameOf(work)))
  }
  return {
    file: `/third-party-notices/${name}.txt`,
    title,
    about,
    licences: [...byLicence]
      .map(([licence, names]) => ({ name: licence, works: [...names] }))
      .sort((a, b) => b.works.length - a.works.length || (a.name < b.name ? -1 : 1)),
  }
}

/** By name, each version once. */
function sorted(works: readonly ThirdPartyWork[]): ThirdPartyWork[] {
  const once = new Map(works.map((work) => [`${nameOf(work)} ${work.licence}`, work]))
  return [...once.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || (a.version < b.version ? -1 : 1),
  )
}
