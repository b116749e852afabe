/** What a sample is and shows. */
export type SampleFacts = {
  /** Begins the names of its files in `/samples/`; never changed. */
  readonly name: string
  readonly title: string
  /** What is seen, for those who do not see it. */
  readonly alt: string
  readonly kind: 'art' | 'pattern' | 'lettering' | 'map' | 'painting' | 'photo-like' | 'page'
  readonly shape: SampleShape
}

export type SampleShape = 'landscape' | 'portrait' | 'square' | 'panorama' | 'tall'
