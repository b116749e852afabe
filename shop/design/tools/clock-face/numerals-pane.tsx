import { useEffect } from 'react'
import { MAX_ELEMENTS } from '#packages/design-document/limits.ts'
import { useEditorSession, useFace } from '../../components/hooks/use-editor-session.ts'
import { HINT } from '../../components/looks/looks.tsx'
import { RowChoices } from '../../components/row-choices.tsx'
import { Swatches } from '../../components/swatches.tsx'
import { loadMenuFaces, menuFace } from '../../editor/menu-faces.ts'
import { INK, textColours } from '../../editor/palette.ts'
import { countMore, type NumeralStyle, type Numerals, numeralsOf, setNumerals } from './numerals.ts'

const STYLES: readonly { style: NumeralStyle | 'none'; name: string }[] = [
  { style: 'none', name: 'None' },
  { style: 'hours', name: '1 to 12' },
  { style: 'quarters', name: 'Quarters' },
  { style: 'roman', name: 'I to XII' },
]

/** Fonts of the menu whose figures are all of one height. */
const LETTERS = [
  { font: 'Lemon Milk', name: 'Wide' },
  { font: 'Bebas Neue', name: 'Narrow' },
  { font: 'Vogue', name: 'Classic' },
  { font: 'Lobster', name: 'Script' },
] as const

/** Whether a clock has numerals, and how they look. */
export function NumeralsPane() {
  const { editor } = useEditorSession()
  const face = useFace()
  const numerals = numeralsOf(face)
  useEffect(() => void loadMenuFaces(), [])

  function change(
    parts: Partial<Numerals>,
    label: string,
    words: { announce?: string; gesture?: string } = {},
  ) {
    editor.changeFace(
      (now) =>
        setNumerals(now, {
          style: 'hours',
          font: LETTERS[0].font,
          colour: INK,
          ...numeralsOf(now),
          ...parts,
        }),
      { label, ...words },
    )
  }

  function chooseStyle(style: NumeralStyle | 'none') {
    if (style === 'none') {
      editor.changeFace((now) => setNumerals(now, undefined), {
        label: 'remove numerals',
        announce: 'No numerals.',
      })
    } else if (hasRoomFor(style)) {
      change({ style }, 'change numerals', {
        announce: `Numerals: ${STYLES.find((one) => one.style === style)?.name}.`,
      })
    }
  }

  const hasRoomFor = (style: NumeralStyle) => face.elements.length + countMore(face, style) <= MAX_ELEMENTS

  return (
    <form className="contents" onSubmit={(event) => event.preventDefault()}>
      <RowChoices
        legend="Numerals"
        name="numerals"
        choices={STYLES.map(({ style, name }) => ({ value: style, content: name }))}
        chosen={numerals?.style ?? 'none'}
        choose={chooseStyle}
      />
      {hasRoomFor('hours') ? null : (
        <p className={HINT} role="status">
          {`A design holds up to ${MAX_ELEMENTS} photos and texts. Remove some to have all twelve numerals.`}
        </p>
      )}
      {numerals ? (
        <>
          <RowChoices
            legend="Letters"
            name="letters"
            choices={LETTERS.map(({ font, name }) => ({
              value: font,
              content: (
                <span className="grid justify-items-center gap-1 py-1.5">
                  <span
                    aria-hidden
                    className="text-[1.5rem] leading-none"
                    style={{ fontFamily: menuFace(font) }}
                  >
                    {numerals.style === 'roman' ? 'XII' : '12'}
                  </span>
                  <span className="text-[0.8125rem]">{name}</span>
                </span>
              ),
            }))}
            chosen={LETTERS.find(({ font }) => font === numerals.font)?.font}
            choose={(font) =>
              change({ font }, 'change numerals', {
                announce: `${LETTERS.find((one) => one.font === font)?.name} numerals.`,
              })
            }
          />
          <Swatches
            legend="Colour of numerals"
            colours={textColours}
            value={numerals.colour}
            onPick={(colour) => change({ colour }, 'colour numerals', { gesture: 'pick numeral colour' })}
            onEnd={() => editor.endGesture()}
          />
        </>
      ) : (
        <p className={HINT}>Numerals keep their circle when you choose another size.</p>
      )}
    </form>
  )
}
