/**
 * The fonts offered for design text (requirement G-16), in menu order, each with the open font that stands in for it.
 *
 * Bebas Neue, Comfortaa and Lobster are themselves. A shop that owns a licence for another puts the file under its menu
 * name, such as `Vogue.otf`, into the folder of the setting LICENSED_FONTS, and `tools/build-fonts.ts` uses it instead.
 */
export type MenuFont = {
  /** As shown to the shopper and stored in designs; never changed. */
  readonly name: string
  /** Begins the names of the built files. */
  readonly slug: string
  /** Package under `@fontsource/` and the weight in it. */
  readonly standIn: { readonly family: string; readonly weight: number }
}

export const fontMenu: readonly MenuFont[] = [
  { name: 'Abeatbykai', slug: 'abeatbykai', standIn: { family: 'caveat-brush', weight: 400 } },
  { name: 'Assassin', slug: 'assassin', standIn: { family: 'new-rocker', weight: 400 } },
  { name: 'Bauhaus', slug: 'bauhaus', standIn: { family: 'righteous', weight: 400 } },
  { name: 'Bebas Neue', slug: 'bebas-neue', standIn: { family: 'bebas-neue', weight: 400 } },
  { name: 'Brandon text Black', slug: 'brandon-text-black', standIn: { family: 'lato', weight: 900 } },
  { name: 'Butler', slug: 'butler', standIn: { family: 'playfair-display', weight: 400 } },
  { name: 'Cano', slug: 'cano', standIn: { family: 'poiret-one', weight: 400 } },
  { name: 'Caviar Dreams', slug: 'caviar-dreams', standIn: { family: 'quicksand', weight: 400 } },
  { name: 'Comfortaa', slug: 'comfortaa', standIn: { family: 'comfortaa', weight: 400 } },
  { name: 'Cream Cake', slug: 'cream-cake', standIn: { family: 'pacifico', weight: 400 } },
  { name: 'Fontastique', slug: 'fontastique', standIn: { family: 'handlee', weight: 400 } },
  { name: 'Jushley Shine', slug: 'jushley-shine', standIn: { family: 'mr-dafoe', weight: 400 } },
  { name: 'Lemon Milk', slug: 'lemon-milk', standIn: { family: 'montserrat', weight: 600 } },
  { name: 'Lobster', slug: 'lobster', standIn: { family: 'lobster', weight: 400 } },
  { name: 'Misses', slug: 'misses', standIn: { family: 'great-vibes', weight: 400 } },
  {
    name: 'Romance Fatal Serif',
    slug: 'romance-fatal-serif',
    standIn: { family: 'cormorant-garamond', weight: 400 },
  },
  { name: 'Vogue', slug: 'vogue', standIn: { family: 'bodoni-moda', weight: 400 } },
  { name: 'Waltograph', slug: 'waltograph', standIn: { family: 'princess-sofia', weight: 400 } },
]

/** How the built file of a licensed font is called. */
export const licensedFile = ({ slug }: Pick<MenuFont, 'slug'>): string => `${slug}.ttf`

/**
 * @param files that draw the font, as the manifest has them
 * @returns the font that stands in, such as `Bodoni Moda` for Vogue; undefined for a font that is drawn as itself
 */
export function standInOf(font: MenuFont, files: readonly FontFile[]): string | undefined {
  if (files[0]?.file === licensedFile(font)) return undefined
  const words = font.standIn.family.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const family = words.join(' ')
  return family === font.name ? undefined : family
}

/** Parts of a font that come as files of their own; the first has the letters of English. */
export const fontSubsets = ['latin', 'latin-ext'] as const

/** Plain letters for what a menu font lacks, most likely first. */
export const fallbackFonts = [
  { family: 'montserrat', weight: 400, subset: 'latin' },
  { family: 'montserrat', weight: 400, subset: 'latin-ext' },
  { family: 'montserrat', weight: 400, subset: 'vietnamese' },
  { family: 'montserrat', weight: 400, subset: 'cyrillic' },
  { family: 'montserrat', weight: 400, subset: 'cyrillic-ext' },
  { family: 'comfortaa', weight: 400, subset: 'greek' },
] as const

/** A built font file; `hash` changes with its bytes, so an address with it may be kept for ever. */
export type FontFile = { readonly file: string; readonly hash: string }
/**
 * Menu name -> the files that draw it, first choice first, ending with the fallback. `tools/build-fonts.ts` writes it.
 *
 * Most texts need only the first file. Lay a text out with that; if characters are missing, fetch the others and lay
 * it out again: the start of a chain that misses nothing draws exactly as the whole chain does.
 */
export type FontManifest = Readonly<Record<string, readonly FontFile[]>>
