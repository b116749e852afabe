/** Taking a ready-made design in the tool: one step that undo takes back. */
import { type LeftOver, takeTemplate } from './changes/take-template.ts'
import { changeFaces } from './draft/draft.ts'
import type { Editor } from './editor.ts'
import { templateDraft } from './template-draft.ts'

/** A ready-made design as the list shows it. */
export interface ListedTemplate {
  readonly sku: string
  readonly name: string
  readonly category: string
  readonly occasions: readonly string[]
  readonly picture: string
}

export type Taken =
  /** What became of the shopper's own, in a sentence. */
  | { readonly kind: 'taken'; readonly sentence: string }
  | { readonly kind: 'away'; readonly sentence: string }
  /** The shopper has chosen another one since. */
  | { readonly kind: 'overtaken' }

/**
 * @param documentOf  the document of a ready-made design by its SKU; undefined where the shop has it no longer
 * @returns a function that takes one and says what became of photos and words; of two at once the later counts
 */
export function templateTaker(
  editor: Editor,
  documentOf: (sku: string) => Promise<string | undefined>,
): (template: Pick<ListedTemplate, 'sku' | 'name'>) => Promise<Taken> {
  let latest = 0
  return async ({ sku, name }) => {
    latest += 1
    const turn = latest
    const document = await documentOf(sku).catch(() => undefined)
    if (turn !== latest) return { kind: 'overtaken' }
    const { record } = editor
    const template = document && templateDraft(document, { record, choice: editor.draft().choice })
    if (!template) return { kind: 'away', sentence: `We could not get “${name}”. Please try again.` }
    const faces = new Map(template.design.surfaces.map((face) => [face.name, face]))
    const left = { photos: 0, words: 0 }
    editor.change(
      (draft) => {
        const design = changeFaces(draft.design, (face) => {
          const to = faces.get(face.name)
          if (!to || to.elements.length === 0) return face
          const taken = takeTemplate(face, to)
          left.photos += taken.left.photos
          left.words += taken.left.words
          return taken.face
        })
        return { ...draft, design, arranged: template.arranged }
      },
      { label: 'take a design' },
    )
    const sentence = inWords(name, left)
    editor.announce(sentence)
    return { kind: 'taken', sentence }
  }
}

function inWords(name: string, { photos, words }: LeftOver): string {
  const photo = photos === 1 ? 'your photo is in the tray' : `${photos} photos are in the tray`
  const text = words === 1 ? 'one text has no place in it' : `${words} texts have no place in it`
  const left = [...(photos > 0 ? [photo] : []), ...(words > 0 ? [text] : [])]
  return left.length === 0
    ? `“${name}” is on the board. Undo brings back what was there.`
    : `“${name}” is on the board; ${left.join(', and ')}. Undo brings back what was there.`
}
