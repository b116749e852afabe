/** What holds for every ready-made design, whoever drew it. */
import { describe, expect, test } from 'vitest'
import { drawItemOf } from '#packages/artwork-renderer/draw-list.ts'
import { pathHull } from '#packages/artwork-renderer/path.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { layoutText } from '#packages/artwork-renderer/text.ts'
import { contrastOf } from '#packages/colour/colour.ts'
import { plainColoursBehind } from '#packages/design-document/behind.ts'
import { checkSurface } from '#packages/design-document/checks.ts'
import { designSchema, type Surface, type TextElement } from '#packages/design-document/design.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { customChoice } from '#packages/product/custom-size.ts'
import { openingChoice } from '#packages/product/opening-choice.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, isMade, withSize } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { drawArtwork } from '#platform/artwork/draw-artwork.ts'
import { chooseOptions } from '#shop/design/editor/changes/choose-options.ts'
import type { Draft } from '#shop/design/editor/draft/draft.ts'
import { createMeasure } from '#shop/design/editor/drawing.ts'
import { templateDraft } from '#shop/design/editor/template-draft.ts'
import { coverExcess } from '#shop/design/rules/cover-excess.ts'
import { designExcess } from '#shop/design/rules/design-limits.ts'
import { readFamilies } from './read-families.ts'
import { readTemplates } from './read-templates.ts'

const fonts = builtFonts()
const templates = await readTemplates(await readFamilies())
const named = templates.map((one) => ({ sku: one.template.sku, ...one }))
/** Large words need 3 : 1 by WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 3

/** Every size in every position, and the ends of what may be typed. */
function choicesOf(record: ProductRecord): Choice[] {
  const first = openingChoice(record)
  const sizes = record.sizes.flatMap(({ code }) =>
    (['P', 'L', 'S'] as const).map((orientation) => ({ ...withSize(record, first, code), orientation })),
  )
  const { customSize } = record
  const typed = customSize
    ? [
        [customSize.minWidthMm, customSize.minHeightMm],
        [customSize.minWidthMm, customSize.maxHeightMm],
        [customSize.maxWidthMm, customSize.maxHeightMm],
      ].flatMap(
        ([wide = 0, high = 0]) =>
          customChoice(record, first, { widthCm: wide / 10, heightCm: high / 10 }) ?? [],
      )
    : []
  return [...sizes.filter((choice) => isMade(record, choice)), ...typed]
}

const textsOf = ({ elements }: Surface) =>
  elements.filter((element): element is TextElement => element.type === 'text')
const measure = createMeasure(fonts)
const layoutOf = (text: TextElement) => layoutText(text, fonts(text.font))

/** What is wrong with a design on a product, in words for whoever draws it. */
function problemsOf(record: ProductRecord, draft: Draft): string[] {
  const size = draft.choice.size
  const excess = designExcess(draft.design) ?? coverExcess(draft.design)
  if (excess !== undefined) return [`${size}: ${excess}`]
  return surfacesOf(record, draft.choice).flatMap((figures) => {
    const face = draft.design.surfaces.find(({ name }) => name === figures.name)
    if (!face) return [`${size}: nothing on ${figures.name}`]
    const cut = cutOf(figures)
    const concerns = checkSurface(face, {
      ...figures,
      cut,
      textExtent: measure.textExtent,
      textHull: measure.textHull,
    })
    return [
      ...concerns.map((concern) => `${size}: ${JSON.stringify(concern)}`),
      ...outside(face, cut?.shape === 'ellipse').map((id) => `${size}: ${id} is not on the piece`),
      ...textsOf(face).flatMap((text) => unreadable(text, face).map((why) => `${size}: ${text.text} ${why}`)),
    ]
  })
}

/** Ids of what has a place of its own and reaches past the piece. */
function outside(face: Surface, isRound: boolean): string[] {
  const { widthMm, heightMm } = face
  const isOn = ({ x, y }: { x: number; y: number }) =>
    Math.hypot((x - widthMm / 2) / (widthMm / 2), (y - heightMm / 2) / (heightMm / 2)) <= 1
  return face.elements.flatMap((element) => {
    if (element.type === 'text' || element.frame.kind === 'face') return []
    const corners = drawItemOf(element, face, fonts).ops.flatMap((op) =>
      op.op === 'fill' || op.op === 'stroke' ? pathHull(op.path, op.matrix) : [],
    )
    const isOnPiece = corners.every(({ x, y }) => x >= 0 && y >= 0 && x <= widthMm && y <= heightMm)
    return isOnPiece && (!isRound || corners.every(isOn)) ? [] : [element.id]
  })
}

function unreadable(text: TextElement, face: Surface): string[] {
  const extent = measure.textExtent(text)
  if (!extent) return ['draws nothing']
  const behind = plainColoursBehind(face, extent, text.id)
  const { missing, box } = layoutOf(text)
  const height = text.text.split('\n').length * text.sizeMm * text.lineHeight
  return [
    ...(behind.length === 0 ? ['stands on a picture'] : []),
    ...behind
      .filter((colour) => contrastOf(colour, text.colour) < LEAST_CONTRAST)
      .map((colour) => `is hard to read on ${colour}`),
    ...(missing.length > 0 ? [`has no letters for ${missing.join(' ')}`] : []),
    ...(box.heightMm > height + 0.01 ? ['breaks into another line'] : []),
    ...(measure.borrowed(text).length > 0 ? ['borrows letters of another font'] : []),
  ]
}

const draftOf = ({ template, record }: (typeof templates)[number], choice: Choice) => {
  const draft = templateDraft(JSON.stringify(template.design), { record, choice })
  if (!draft) throw new Error(`Expected ${template.sku} to open`)
  return draft
}

describe.each(named)('G-12: the ready-made design $sku', (one) => {
  const { record, template } = one
  const choices = choicesOf(record)

  test('is whole, readable and on the piece in every size of its family', () => {
    expect(choices.flatMap((choice) => problemsOf(record, draftOf(one, choice)))).toEqual([])
    for (const choice of choices)
      expect(designSchema.safeParse(draftOf(one, choice).design).success).toBe(true)
  })

  test('stays so when the size is changed in the tool, and comes back as it was', () => {
    const first = choices[0]
    if (!first) throw new Error('Expected a family with a size')
    const begun = draftOf(one, first)
    const changed = choices.map((choice) => chooseOptions(begun, { record, choice }))
    expect(changed.flatMap((draft) => problemsOf(record, draft))).toEqual([])
    expect(changed.map((draft) => chooseOptions(draft, { record, choice: first }).design)).toEqual(
      changed.map(() => begun.design),
    )
  })

  test('is printed', async () => {
    const draft = draftOf(one, openingChoice(record))
    const surfaces = surfacesOf(record, draft.choice)
    const { pdf } = await drawArtwork(draft.design, {
      photos: () => Promise.reject(new Error('Expected no photo in a ready-made design')),
      surfaces: surfaces.map(({ name, label, targetDpi }) => ({ name, label, targetDpi, mirrored: false })),
      title: template.name,
      date: new Date('2026-11-29T00:00:00Z'),
      proofWidthPx: 400,
    })
    expect(pdf.length).toBeGreaterThan(1000)
    expect(pdf.length).toBeLessThan(2_000_000)
  })
})

test.each(['description', 'metaTitle', 'metaDescription', 'metaKeywords', 'position'] as const)(
  'G-14: no two ready-made designs have the same %s',
  (field) => {
    const said = templates.map(
      ({ template, record }) => `${field === 'position' ? record.family : ''} ${template[field]}`,
    )
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
  },
)

test('G-12: no two ready-made designs are the same picture', () => {
  const drawn = templates.map(({ template }) => JSON.stringify(template.design))
  expect(new Set(drawn).size).toBe(drawn.length)
})
