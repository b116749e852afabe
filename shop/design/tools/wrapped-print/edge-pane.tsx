import type { Choice } from '#packages/product/sku.ts'
import { OptionTiles } from '#shop/catalogue/components/option-tiles.tsx'
import { useDraft, useEditorSession, useFace } from '../../components/hooks/use-editor-session.ts'
import { RowChoices } from '../../components/row-choices.tsx'
import { Swatches } from '../../components/swatches.tsx'
import { chooseOptions, setEdgeColour } from '../../editor/changes/choose-options.ts'
import { edgeColours } from '../../editor/palette.ts'

/** What covers the sides of the bar, and how deep the bar is. */
export function EdgePane() {
  const { editor } = useEditorSession()
  const draft = useDraft()
  const { record } = editor
  const wrap = record.options.find(({ values }) => values.some(({ edge }) => edge !== undefined))
  const depth = record.options.find(({ values }) => values.some(({ depthMm }) => depthMm !== undefined))
  const { edge } = useFace()
  const chosen = wrap?.values.find(({ code }) => code === draft.choice.values[wrap.code])
  const leavesColour = chosen?.edge === 'colour' && chosen.edgeColour === undefined
  const choose = (option: string, label: string) => (choice: Choice) =>
    editor.change((now) => chooseOptions(now, { record, choice }), {
      label: `change ${label.toLowerCase()}`,
      announce: wordsFor(option, choice),
    })
  const wordsFor = (code: string, choice: Choice) => {
    const option = record.options.find((one) => one.code === code)
    const value = option?.values.find((one) => one.code === choice.values[code])
    return `${option?.label}: ${value?.label}.`
  }
  return (
    <form className="contents" onSubmit={(event) => event.preventDefault()}>
      {wrap ? (
        <OptionTiles
          record={record}
          option={wrap}
          choice={draft.choice}
          choose={choose(wrap.code, wrap.label)}
        />
      ) : null}
      {leavesColour ? (
        <Swatches
          legend="Edge colour"
          colours={edgeColours}
          value={edge.kind === 'colour' ? edge.colour : ''}
          onPick={(colour) =>
            editor.changeFace((face) => setEdgeColour(face, { colour }), {
              label: 'edge colour',
              gesture: 'pick edge colour',
            })
          }
          onEnd={() => editor.endGesture()}
        />
      ) : null}
      {depth ? (
        <RowChoices
          legend={depth.label}
          name={depth.code}
          choices={depth.values.map(({ code, label }) => ({ value: code, content: label }))}
          chosen={draft.choice.values[depth.code]}
          choose={(code) =>
            choose(
              depth.code,
              depth.label,
            )({ ...draft.choice, values: { ...draft.choice.values, [depth.code]: code } })
          }
        />
      ) : null}
    </form>
  )
}
