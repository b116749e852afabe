import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fontMenu } from '#packages/artwork-renderer/font-menu.ts'
import type { TextElement } from '#packages/design-document/design.ts'
import { classNames } from '#ui/class-names.ts'
import { styleText } from '../editor/changes/edit-text.ts'
import { loadMenuFaces, menuFace, type StandIns } from '../editor/menu-faces.ts'
import { useEditorSession, useIsWide } from './hooks/use-editor-session.ts'
import { Legend } from './legend.tsx'
import { PANE_BOX } from './pane-box.tsx'
import { Sheet } from './sheet.tsx'

/** The eighteen fonts, each written in itself or in the one that stands in for it, which is said (G-16). */
export function FontMenu({ text }: { text: TextElement }) {
  const isWide = useIsWide()
  const [isOpen, setIsOpen] = useState(false)
  const [standIns, setStandIns] = useState<StandIns>()
  useEffect(() => void loadMenuFaces().then(setStandIns), [])
  if (isWide) {
    return (
      <fieldset className="tool-fonts">
        <Legend className="flex w-full justify-between">
          <span>Font</span>
          <span className="font-normal text-ink-2">{`${fontMenu.length} fonts`}</span>
        </Legend>
        <FontList text={text} standIns={standIns} className="max-h-69 overflow-auto border-y border-line" />
      </fieldset>
    )
  }
  return (
    <div className="grid gap-1.5">
      <span className="text-[0.875rem] font-semibold" id="font-label">
        Font
      </span>
      <button
        type="button"
        className={classNames(PANE_BOX, 'flex items-center justify-between text-left')}
        aria-haspopup="dialog"
        aria-label={`Font: ${text.font}`}
        style={{ fontFamily: menuFace(text.font) }}
        onClick={() => setIsOpen(true)}
      >
        <span>{text.font}</span>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </button>
      {isOpen ? (
        <Sheet title="Font" onClose={() => setIsOpen(false)}>
          <FontList text={text} standIns={standIns} />
        </Sheet>
      ) : null}
    </div>
  )
}

function FontList({
  text,
  standIns,
  className,
}: {
  text: TextElement
  standIns: StandIns | undefined
  className?: string
}) {
  const { editor } = useEditorSession()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are higher once they say what they are drawn as
  useEffect(() => {
    list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' })
  }, [standIns])
  return (
    <div ref={list} className={className} tabIndex={-1}>
      {fontMenu.map(({ name }) => (
        <label
          key={name}
          style={{ fontFamily: menuFace(name) }}
          className="relative flex min-h-13 items-center border-b border-line pr-7.5 pl-0.5 text-[1.3rem] leading-[1.1] last:border-b-0"
        >
          <input
            type="radio"
            name="font"
            className="absolute right-1.5 accent-brand"
            checked={text.font === name}
            onChange={() =>
              editor.changeFace((face) => styleText(face, { id: text.id, font: name }), {
                label: 'change font',
                announce: `${name}.`,
              })
            }
          />
          {/* Not the whole row: keys pass by a button of a row that is not drawn. */}
          <span className="flex-1 [content-visibility:auto] [contain-intrinsic-size:auto_10em_auto_1.1em]">
            <span>{name}</span>
            {standIns?.has(name) ? (
              <small className="block font-ui text-[0.75rem]/[1.3] font-normal text-ink-2">{`drawn as ${standIns.get(name)}`}</small>
            ) : null}
          </span>
        </label>
      ))}
    </div>
  )
}
