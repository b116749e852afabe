import { AlignCenter, AlignLeft, AlignRight, Plus } from 'lucide-react'
import { useId } from 'react'
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { classNames } from '#ui/class-names.ts'
import { NEW_TEXT } from '../editor/changes/add-text.ts'
import { curveOf, curveText } from '../editor/changes/curve-text.ts'
import { shadowText, sizeText, softnessOf, styleText } from '../editor/changes/edit-text.ts'
import { rotateText } from '../editor/changes/rotate-text.ts'
import { singleTexts } from '../editor/draft/face.ts'
import { MIN_SLID_MM } from '../editor/draft/limits.ts'
import { textColours } from '../editor/palette.ts'
import { reasonAgainstText } from '../rules/design-limits.ts'
import { EmptyPane } from './empty-pane.tsx'
import { FontMenu } from './font-menu.tsx'
import { useEditorSession, useFace, useSelected } from './hooks/use-editor-session.ts'
import { HINT, outlineButtonClass } from './looks/looks.tsx'
import { inDegrees } from './photo-pane.tsx'
import { RowChoices } from './row-choices.tsx'
import { Slider } from './slider.tsx'
import { Swatches } from './swatches.tsx'
import { TextActs } from './text-acts.tsx'
import { TextBox } from './text-box.tsx'
import { WordsOffPiece } from './words-off-piece.tsx'

/** Words on the board. */
export function TextPane() {
  const session = useEditorSession()
  const face = useFace()
  const selected = useSelected()
  const texts = singleTexts(face)
  const text = selected?.type === 'text' ? selected : undefined
  const disabledReason = reasonAgainstText(face.elements, NEW_TEXT.length)
  const reasonId = useId()
  return (
    <>
      {texts.length === 0 ? (
        <EmptyPane>
          <p>A name, a date, a line from a song: words print as sharp outlines at every size.</p>
          <p id={reasonId} className={HINT} role="status" hidden={disabledReason === undefined}>
            {disabledReason}
          </p>
          <button
            type="button"
            className={outlineButtonClass({ isDisabled: disabledReason !== undefined })}
            aria-disabled={disabledReason !== undefined}
            aria-describedby={disabledReason === undefined ? undefined : reasonId}
            onClick={session.addText}
          >
            <Plus size={20} strokeWidth={1.5} aria-hidden />
            Add text
          </button>
        </EmptyPane>
      ) : null}
      {texts.length > 1 || (texts.length === 1 && !text) ? (
        <div className="tool-texts flex flex-wrap gap-2">
          {texts.map(({ id, text: words }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === text?.id}
              onClick={() => session.editor.select(id)}
              className={classNames(
                'inline-flex min-h-11 max-w-full items-center gap-1.5 truncate rounded-m px-3.5 text-[0.875rem]',
                id === text?.id ? 'edge-chosen font-semibold' : 'edge',
              )}
            >
              {words.trim() || 'Empty text'}
            </button>
          ))}
        </div>
      ) : null}
      {text ? <TextTools text={text} isNew={text.text === NEW_TEXT} /> : null}
    </>
  )
}

function TextTools({ text, isNew }: { text: TextElement; isNew: boolean }) {
  const { editor } = useEditorSession()
  const face = useFace()
  const { id } = text
  const shorter = Math.min(face.widthMm, face.heightMm)
  const slide = (label: string, change: (face: Surface, value: number) => Surface) => (value: number) =>
    editor.changeFace((face) => change(face, value), { label, gesture: `slide ${label}` })
  const act = (label: string, announce: string, change: (face: Surface) => Surface) => () =>
    editor.changeFace(change, { label, announce })
  const end = () => editor.endGesture()
  const softness = text.shadow ? softnessOf(text.shadow, text.sizeMm) : undefined
  return (
    <>
      <TextBox text={text} isNew={isNew} />
      <WordsOffPiece text={text} />
      <FontMenu text={text} />
      <Slider
        label="Size"
        value={Math.round(text.sizeMm)}
        words={`${Math.round(text.sizeMm)} mm`}
        min={MIN_SLID_MM}
        max={Math.max(Math.round(shorter * 0.5), Math.round(text.sizeMm))}
        step={1}
        onSlide={slide('text size', (face, sizeMm) => sizeText(face, { id, sizeMm }))}
        onEnd={end}
      />
      <Swatches
        legend="Colour"
        colours={textColours}
        value={text.colour}
        onPick={(colour) =>
          editor.changeFace((face) => styleText(face, { id, colour }), {
            label: 'text colour',
            gesture: 'pick colour',
          })
        }
        onEnd={end}
      />
      <RowChoices
        legend="Alignment"
        name="align"
        choices={ALIGNMENTS.map(({ align, name, icon: Icon }) => ({
          value: align,
          title: name,
          content: (
            <>
              <Icon size={20} strokeWidth={1.5} aria-hidden />
              <span className="sr-only">{name}</span>
            </>
          ),
        }))}
        chosen={text.align}
        choose={(align) =>
          editor.changeFace((face) => styleText(face, { id, align }), {
            label: `align text ${align}`,
            announce: `Aligned ${align}.`,
          })
        }
      />
      <Slider
        label="Curve"
        value={Math.round(curveOf(text) * 100)}
        words={curveInWords(curveOf(text))}
        min={-100}
        max={100}
        step={1}
        onSlide={slide('curve text', (face, percent) => curveText(face, { id, curve: percent / 100 }))}
        onEnd={end}
      />
      <Slider
        label="Letter spacing"
        value={Math.round((text.letterSpacingMm / text.sizeMm) * 100)}
        words={`${Math.round((text.letterSpacingMm / text.sizeMm) * 100)}%`}
        min={-10}
        max={60}
        step={1}
        onSlide={slide('letter spacing', (face, percent) =>
          styleText(face, { id, letterSpacingMm: Math.min(50, (percent / 100) * text.sizeMm) }),
        )}
        onEnd={end}
      />
      <Slider
        label="Line spacing"
        value={Math.round(text.lineHeight * 100)}
        words={`${Math.round(text.lineHeight * 100)}%`}
        min={80}
        max={240}
        step={5}
        onSlide={slide('line spacing', (face, percent) => styleText(face, { id, lineHeight: percent / 100 }))}
        onEnd={end}
      />
      <Slider
        label="Angle"
        value={Math.round(text.rotationDeg)}
        words={inDegrees(text.rotationDeg)}
        min={-180}
        max={180}
        step={1}
        onSlide={slide('turn text', (face, rotationDeg) => rotateText(face, { id, rotationDeg }))}
        onEnd={end}
      />
      <label className="tool-switch flex min-h-11 flex-row-reverse items-center justify-between text-[0.875rem] font-semibold">
        <input
          type="checkbox"
          checked={softness !== undefined}
          onChange={act('text shadow', softness === undefined ? 'Shadow on.' : 'Shadow off.', (face) =>
            shadowText(face, { id, softness: softness === undefined ? 0.5 : undefined }),
          )}
        />
        <span>Shadow</span>
      </label>
      {softness === undefined ? null : (
        <Slider
          label="Shadow softness"
          value={Math.round(softness * 100)}
          words={`${Math.round(softness * 100)}%`}
          min={0}
          max={100}
          step={1}
          onSlide={slide('shadow softness', (face, percent) =>
            shadowText(face, { id, softness: percent / 100 }),
          )}
          onEnd={end}
        />
      )}
      <TextActs text={text} />
    </>
  )
}

const ALIGNMENTS = [
  { align: 'left', name: 'Left', icon: AlignLeft },
  { align: 'centre', name: 'Centre', icon: AlignCenter },
  { align: 'right', name: 'Right', icon: AlignRight },
] as const

function curveInWords(curve: number): string {
  if (curve === 0) return 'Straight'
  return `${curve > 0 ? 'Up' : 'Down'} ${Math.round(Math.abs(curve) * 100)}%`
}
