/**
 * Writes the interface fonts of ui/fonts: Latin-1 only, and only the weights and optical sizes that the shop uses; the
 * letters of English apart from the others. Run by hand after an upgrade of the font packages:
 * `node tools/shrink-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import compress from 'wawoff2/compress.js'
import decompress from 'wawoff2/decompress.js'

interface Shrink {
  from: string
  /** The start of the names of its files: `name.woff2` and `name-rare.woff2`. */
  to: string
  /** Fixed axes, by tag. */
  pin?: Record<string, number>
  /** Narrowed axes: least, most, default. */
  range?: Record<string, [number, number, number]>
  /** Without letters drawn as one, such as fi: an interface does not need them. */
  isPlain?: boolean
  /** Instead of the common letters. */
  letters?: readonly number[]
}

/** What English words, prices and sizes are made of: these letters come before the first paint. */
const COMMON = [
  ...between(0x20, 0x7e),
  // No-break space, ©, °, ·, ½, ×, dashes, quotes, bullet, ellipsis, minus.
  ...[
    0xa0, 0xa9, 0xb0, 0xb7, 0xbd, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026,
    0x2212,
  ],
]
/** The rest of Latin-1, the dotless i, œ and the euro sign: fetched by a page that shows one of them. */
const RARE = [...between(0xa1, 0xff), 0x131, 0x152, 0x153, 0x20ac].filter((code) => !COMMON.includes(code))

function between(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** What a phrase in a heading is made of: no digits and no signs. */
const WORDS = [
  ...[0x20, 0x21, 0x26, 0x27, 0x2c, 0x2d, 0x2e, 0x3f],
  ...between(0x41, 0x5a),
  ...between(0x61, 0x7a),
  0x2013,
  0x2019,
]

const fonts: Shrink[] = [
  {
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-display',
    pin: { wght: 380, opsz: 44 },
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-italic',
    pin: { wght: 380, opsz: 72 },
    letters: WORDS,
  },
  {
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-light-italic',
    pin: { wght: 300, opsz: 72 },
  },
  {
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    to: 'bricolage-display',
    pin: { wght: 560, opsz: 44 },
  },
  {
    from: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    to: 'hanken-grotesk',
    range: { wght: [400, 600, 400] },
    isPlain: true,
  },
]

/** The calls of HarfBuzz's subsetter that this tool needs; pointers are numbers. */
interface Subsetter {
  memory: WebAssembly.Memory
  malloc(size: number): number
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_blob_get_length(blob: number): number
  hb_face_create(blob: number, index: number): number
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, codepoint: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_pin_axis_location(input: number, face: number, tag: number, value: number): number
  hb_subset_input_set_axis_range(
    input: number,
    face: number,
    tag: number,
    least: number,
    most: number,
    usual: number,
  ): number
  hb_subset_input_set(input: number, kind: number): number
  hb_set_clear(set: number): void
  hb_subset_or_fail(face: number, input: number): number
}

/** HB_MEMORY_MODE_WRITABLE: the bytes were copied into the module's own memory. */
const WRITABLE = 2

/** HB_SUBSET_SETS_LAYOUT_FEATURE_TAG. */
const LAYOUT_FEATURES = 6
/** Kerning, accents in their places, and the figures of one width that prices stand in. */
const FEATURES = ['kern', 'ccmp', 'mark', 'mkmk', 'tnum']
const LIGATURES = ['liga', 'calt']

const tagOf = (name: string) => [...name].reduce((tag, letter) => tag * 256 + letter.charCodeAt(0), 0)

async function loadSubsetter(): Promise<Subsetter> {
  const bytes = await readFile(
    new URL('../node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm', import.meta.url),
  )
  const { instance } = await WebAssembly.instantiate(bytes, {})
  // WebAssembly exports carry no types of their own.
  return instance.exports as unknown as Subsetter
}

function shrink(
  hb: Subsetter,
  ttf: Uint8Array,
  letters: readonly number[],
  { pin = {}, range = {}, isPlain = false }: Shrink,
): Uint8Array {
  const pointer = hb.malloc(ttf.length)
  new Uint8Array(hb.memory.buffer).set(ttf, pointer)
  const face = hb.hb_face_create(hb.hb_blob_create(pointer, ttf.length, WRITABLE, 0, 0), 0)
  const input = hb.hb_subset_input_create_or_fail()
  const kept = hb.hb_subset_input_unicode_set(input)
  for (const code of letters) hb.hb_set_add(kept, code)
  const features = hb.hb_subset_input_set(input, LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  for (const feature of isPlain ? FEATURES : [...FEATURES, ...LIGATURES])
    hb.hb_set_add(features, tagOf(feature))
  for (const [axis, value] of Object.entries(pin))
    hb.hb_subset_input_pin_axis_location(input, face, tagOf(axis), value)
  for (const [axis, [least, most, usual]] of Object.entries(range))
    hb.hb_subset_input_set_axis_range(input, face, tagOf(axis), least, most, usual)
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input))
  return new Uint8Array(hb.memory.buffer, hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)).slice()
}

/** As the `unicode-range` of a style sheet. */
const rangesOf = (codes: readonly number[]) =>
  [...codes]
    .sort((a, b) => a - b)
    .reduce<[number, number][]>((runs, code) => {
      const run = runs.at(-1)
      if (run && run[1] === code - 1) run[1] = code
      else runs.push([code, code])
      return runs
    }, [])
    .map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ')

const hex = (code: number) => code.toString(16).toUpperCase()

const hb = await loadSubsetter()
for (const font of fonts) {
  const source = new URL(`../node_modules/@fontsource-variable/${font.from}`, import.meta.url)
  const whole = await decompress(await readFile(source))
  const common = font.letters ?? COMMON
  const rare = [...COMMON, ...RARE].filter((code) => !common.includes(code))
  for (const [name, letters] of [
    [font.to, common],
    [`${font.to}-rare`, rare],
  ] as const) {
    const small = await compress(shrink(hb, whole, letters, font))
    await writeFile(new URL(`../ui/fonts/${name}.woff2`, import.meta.url), small)
    console.log(`${name}.woff2: ${small.length} bytes, ${rangesOf(letters)}`)
  }
}
