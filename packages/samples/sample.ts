/** What a sample is, so that a page of products can be filled with pictures that go together. */
export type SampleFacts = {
  /** Begins the names of its files in `/samples/`; never changed. */
  readonly name: string
  readonly title: string
  /** What is seen, for those who do not see it. */
  readonly alt: string
  readonly kind: 'art' | 'pattern' | 'lettering' | 'map' | 'painting' | 'photo-like' | 'page'
  readonly shape: SampleShape
  readonly mood: 'calm' | 'warm' | 'bold' | 'playful'
  /** Its main colours in words, the strongest first. */
  readonly colours: readonly string[]
  /** Goods that it looks at home on, the best first. */
  readonly suits: readonly SampleGoods[]
}

export type SampleShape = 'landscape' | 'portrait' | 'square' | 'panorama' | 'tall'

export type SampleGoods =
  | 'acrylic'
  | 'blanket'
  | 'book'
  | 'calendar'
  | 'canvas'
  | 'card'
  | 'coaster'
  | 'cushion'
  | 'metal'
  | 'mouse-pad'
  | 'mug'
  | 'ornament'
  | 'phone-case'
  | 'playing-cards'
  | 'print'
  | 'puzzle'
  | 'rug'
  | 'tea-towel'
  | 'wood'
