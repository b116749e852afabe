import { ChevronDown } from 'lucide-react'
import type { OptionValue } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { sizeInWords } from '../editor/draft/draft.ts'
import { useDraft, useEditorSession, useIsWide } from './hooks/use-editor-session.ts'

/** What is seen of a piece from afar: how deep it is and what is on its edges; else whatever there is to choose. */
function foremost(values: readonly OptionValue[]): readonly OptionValue[] {
  const shaping = values.filter(({ depthMm, edge }) => depthMm !== undefined || edge !== undefined)
  return shaping.length > 0 ? shaping : values
}

const lowered = (words: string) => words.toLowerCase()

/** Size and options as they are chosen, and the way to others. A phone has the price here. */
export function ChosenOptions({ price }: { price: string }) {
  const { editor, view } = useEditorSession()
  const { choice } = useDraft()
  const isWide = useIsWide()
  const { values } = resolveChoice(editor.record, choice)
  const [first, ...others] = foremost(values).map(({ label }) => label)
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-3 text-left text-[0.875rem]/[1.35] lg:text-[0.9375rem]/[1.35]"
      aria-haspopup="dialog"
      onClick={() => view.set((now) => ({ ...now, sheet: 'options' }))}
    >
      <span>
        <b className="tabular block">{sizeInWords(editor.record, choice)}</b>
        <span className="text-ink-2">
          {isWide === false ? null : (
            <span className="max-lg:hidden">{[first, ...others.map(lowered)].join(', ')}</span>
          )}
          {isWide ? null : (
            <span className="lg:hidden">
              <span>{first === undefined ? '' : `${first}, `}</span>
              <b className="tabular text-ink">{price}</b>
            </span>
          )}
        </span>
        <span className="sr-only">Change size and options</span>
      </span>
      <ChevronDown size={20} strokeWidth={1.5} className="max-lg:text-ink-2" aria-hidden />
    </button>
  )
}
