import type { Sharpness } from '#packages/design-document/resolution.ts'

const WORDS: Record<Sharpness, string> = { good: 'Sharp', soft: 'Soft', poor: 'Too small' }

/** What a size says of the photo at hand. */
export const sharpnessInWords = (sharpness: Sharpness): string => WORDS[sharpness]
