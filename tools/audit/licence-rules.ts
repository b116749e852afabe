/** Licences that any package may have: all they ask for is that their text goes along, or nothing. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]

/** Licences that ask for more, and the packages in which the shop does what they ask for. */
export interface LicenceForSome {
  licences: readonly string[]
  packages: RegExp
  /** What the licence asks for, and how that is done. */
  why: string
}

export const LICENCES_FOR_SOME: readonly LicenceForSome[] = [
  {
    licences: ['OFL-1.1'],
    packages: /^@fontsource(-variable)?\//,
    why: 'Fonts. They go along with the text of their licence and are not sold by themselves.',
  },
  {
    licences: ['LGPL-3.0-or-later'],
    packages: /^@img\/sharp-/,
    why: 'libvips. A library of its own in a file of its own, which who runs the shop may replace.',
  },
  {
    licences: ['LGPL-3.0'],
    packages: /^libheif-js$/,
    why: 'libheif. Loaded from its own package while the shop runs, never bundled, so that it may be replaced.',
  },
  {
    licences: ['MPL-2.0'],
    packages: /^(lightningcss(-.+)?|axe-core|@axe-core\/playwright)$/,
    why: 'Tools of the build and the tests, unchanged; nothing of them is in what the shop serves.',
  },
  {
    licences: ['Python-2.0'],
    packages: /^argparse$/,
    why: 'A tool of the build, unchanged.',
  },
  {
    licences: ['CC-BY-3.0', 'CC-BY-4.0'],
    packages: /^(caniuse-lite|spdx-exceptions)$/,
    why: 'Tables that tools of the build read; the shop serves nothing of them.',
  },
]
