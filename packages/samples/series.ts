import { ONE_OF } from './one-of.ts'

/** The cards that lie open in `deck-faces`, in the order of its surfaces; its first one is the back. */
export const OPEN_CARDS = [
  'spades-ace',
  'spades-2',
  'spades-3',
  'spades-4',
  'spades-5',
  'hearts-king',
  'spades-queen',
  'diamonds-jack',
  'clubs-ace',
  'joker-red',
] as const

/** Samples that belong together: on a scene with several surfaces, each shows another one. */
export const SERIES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  /** A holiday, as it comes from the lab. */
  'holiday-prints': ['beach', 'surf-from-above', 'lake', 'balloon', 'dusk-dunes'],
  /** What hangs on a fridge. */
  'fridge-door': ['beach', 'ginger-cat', 'height-chart', 'lemons', 'whale', 'waratah'],
  /** Three of a kind, side by side. */
  'three-branches': ['banksia', 'gum-leaves', 'wattle'],
  'three-waters': ['surf-from-above', 'beach', 'beach-above'],
  /** A wall of many years. */
  'family-wall': ['kelpie', 'ginger-cat', 'lighthouse', 'beach', 'lake-days', 'lemons', 'kookaburra'],
  /** One for each guest. */
  'set-table': ['lemons', 'waratah', 'arches', 'ditsy-flowers'],
  /** What a small child can name, one on each card. */
  'first-words': ['ginger-cat', 'rocket', 'lighthouse', 'kelpie', 'lemons'],
  /** What it meets out of doors. */
  backyard: ['waratah', 'magpie', 'gum-leaves', 'kookaburra', 'wattle'],
  /** A back and a picture on each card. */
  'photo-deck': ['ikat', ...OPEN_CARDS.map((card) => `deck-${card}`)],
  'reunion-deck': ['lake-days', ...OPEN_CARDS.map((card) => `reunion-${card}`)],
  /** What is found twice. */
  'memory-pairs': ['kookaburra', 'lighthouse', 'lemons'],
  'memory-adventures': ['rocket', 'dinosaurs', 'whale'],
  /** Another one at every place of a table for six; the first four are for four. */
  'family-table': ['lemons', 'dinosaurs', 'lighthouse', 'beach-above', 'kookaburra', 'vases'],
  'childrens-table': ['alphabet', 'reef', 'dinosaurs', 'whale', 'rocket', 'kelpie'],
  'christmas-table': ['waratah', 'wattle', 'terraces', 'lake-days', 'banksia', 'beach'],
  'table-of-views': ['river-gums', 'dusk-dunes', 'storm-plains', 'misty-ranges', 'sun-path', 'red-centre'],
  /** Six swatches in a box, and the same box of the shop that draws. */
  kit: ['beach', 'gingham', 'waratah', 'balloon', 'lake', 'flower'],
  'sketch-kit': [
    'sketch-flower',
    'sketch-lake',
    'sketch-balloon',
    'sketch-beach',
    'sketch-balloon',
    'sketch-lake',
  ],
  /** Two pages of a journey. */
  'open-book': ['beach', 'balloon'],
}

/**
 * The samples that an address asks for.
 *
 * @param name  of a sample or a series; after `ONE_OF`, its first sample alone
 * @returns names of samples; at least one, which may not exist
 */
export function samplesNamed(name: string): readonly [string, ...string[]] {
  const isOne = name.startsWith(ONE_OF)
  const asked = isOne ? name.slice(ONE_OF.length) : name
  const samples = (Object.hasOwn(SERIES, asked) ? SERIES[asked] : undefined) ?? ([asked] as const)
  return isOne ? [samples[0]] : samples
}
