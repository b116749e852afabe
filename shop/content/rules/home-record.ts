/**
 * The home page as data: its words, pictures and the order of its sections. Staff change it without a release.
 *
 * Texts may contain [FREESHIPPING], [SIZES] and [LARGEST]; a sentence with an unknown word is left out.
 */
import { z } from '#packages/schemas/zod.ts'

const text = z.string().trim().min(1).max(600)
/** SH-06: of this shop; nothing that a browser could read as another site. */
const path = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\w/?=&%.#-]*$/)
const sku = z
  .string()
  .max(80)
  .regex(/^[\w-]+$/)

export const linkSchema = z.object({ label: text, to: path })

const PHOTOGRAPH = /^\/images\/[\w-]+-(640|900|960|1000)\.webp$/
const MOCK_UP = /^\/media\/mockup\/sample\/[a-z0-9-]+\/[a-z0-9-]+@(640|720|800|960|1200)\.webp\?v=\w+$/

/** A picture of the shop's own, by its widest file, or one of our samples in a scene; the others stand beside it. */
export const pictureSchema = z.object({
  url: z.string().regex(new RegExp(`${PHOTOGRAPH.source}|${MOCK_UP.source}`)),
  /** What is in the room. */
  alt: text,
  /** What of it stays in view when it is cut, such as 50% 40%. */
  position: z
    .string()
    .regex(/^\d{1,3}% \d{1,3}%$/)
    .optional(),
})

const heroSchema = z.object({
  heading: text,
  /** The end of the heading, in the brand's emphasis. */
  emphasis: text,
  lead: text,
  first: linkSchema,
  second: linkSchema,
  /** More than one, each with a name and a thumbnail: the shopper may try them. */
  pictures: z
    .array(
      pictureSchema.extend({
        name: text.optional(),
        thumbnail: z
          .string()
          .regex(/^\/images\/[\w-]+-240\.webp$/)
          .optional(),
      }),
    )
    .min(1)
    .max(6),
  /** What hangs in the picture, with its price: of a size of the page's product, or of the product itself. */
  tag: z.object({ words: text, size: sku.optional() }).optional(),
})

export const factIcons = ['truck', 'ruler', 'eye', 'saved', 'bulb', 'plug', 'pencil'] as const
const factSchema = z.object({ icon: z.enum(factIcons), text })

const sale = z.object({ kind: z.literal('sale'), picture: pictureSchema, link: linkSchema })

const products = z.object({
  kind: z.literal('products'),
  /** newest: as they came into the shop. ordered: what was ordered most, filled up with the chosen. */
  source: z.enum(['newest', 'ordered', 'chosen']),
  /** feature shows the first one large. */
  look: z.enum(['row', 'feature']),
  heading: text,
  /** For ordered: what stands above the chosen while too little was ordered to say more. */
  headingUntil: text.optional(),
  skus: z.array(sku).max(12),
  link: linkSchema.optional(),
})

const trueSize = z.object({ kind: z.literal('true-size'), heading: text, text, action: text })

const steps = z.object({
  kind: z.literal('steps'),
  heading: text,
  lead: text,
  steps: z
    .array(z.object({ name: text, about: text }))
    .min(2)
    .max(5),
})

const reviews = z.object({
  kind: z.literal('reviews'),
  /** While nothing is published. */
  headingUntil: text,
  textUntil: text,
  link: linkSchema,
})

const sample = z.object({
  kind: z.literal('sample'),
  heading: text,
  text,
  picture: pictureSchema,
  sku,
  action: text,
})

const quality = z.object({
  kind: z.literal('quality'),
  heading: text,
  text,
  facts: z.array(z.object({ name: text, text })).max(6),
  /** A picture, or the corner of the page's product as its wraps print it. */
  picture: pictureSchema.optional(),
})

const gallery = z.object({
  kind: z.literal('gallery'),
  heading: text,
  pictures: z.array(pictureSchema).min(3).max(6),
  link: linkSchema.optional(),
})

const questions = z.object({
  kind: z.literal('questions'),
  heading: text,
  questions: z
    .array(z.object({ question: text, answer: text }))
    .min(1)
    .max(12),
})

export const homeRecordSchema = z.object({
  metaTitle: text,
  metaDescription: text,
  /** What the page shows at its true size and in its corner; undefined when nothing is. */
  sku: sku.optional(),
  hero: heroSchema,
  facts: z.array(factSchema).max(4),
  sections: z
    .array(
      z.discriminatedUnion('kind', [
        sale,
        products,
        trueSize,
        steps,
        reviews,
        sample,
        quality,
        gallery,
        questions,
      ]),
    )
    .max(16),
})

export type HomeRecord = z.infer<typeof homeRecordSchema>
export type HomeSectionRecord = HomeRecord['sections'][number]
type SectionOf<Kind extends HomeSectionRecord['kind']> = Extract<HomeSectionRecord, { kind: Kind }>
export type SaleSection = SectionOf<'sale'>
export type ProductsSection = SectionOf<'products'>
export type TrueSizeSection = SectionOf<'true-size'>
export type StepsSection = SectionOf<'steps'>
export type ReviewsSection = SectionOf<'reviews'>
export type SampleSection = SectionOf<'sample'>
export type QualitySection = SectionOf<'quality'>
export type GallerySection = SectionOf<'gallery'>
export type QuestionsSection = SectionOf<'questions'>

/**
 * Replaces the placeholders of a text.
 *
 * @param words by placeholder, such as FREESHIPPING; undefined for one that is not known
 * @returns undefined when the text asks for a word that is not known
 * @example filled('Free over [FREESHIPPING]', { FREESHIPPING: 'A$99.00' }) // 'Free over A$99.00'
 */
export function filled(
  text: string,
  words: Readonly<Record<string, string | undefined>>,
): string | undefined {
  let isWhole = true
  const whole = text.replace(/\[([A-Z]+)\]/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) isWhole = false
    return word ?? ''
  })
  return isWhole ? whole : undefined
}
