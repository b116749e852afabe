import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fontMenu } from '#packages/artwork-renderer/font-menu.ts'
import type { TextElement } from '#packages/design-document/design.ts'
import { styleText } from '../editor/changes/edit-text.ts'
import { loadMenuFaces, menuFace, type StandIns } from '../editor/menu-faces.ts'
import { Sheet } from './sheet.tsx'
import { useIsWide, useSession } from './use-session.ts'

/** The eighteen fonts, each written in itself or in the one that stands in for it, which is said (G-16). */
export function FontMenu({ text }: { text: TextElement }) {
  const isWide = useIsWide()
  const [isOpen, setIsOpen] = useState(false)
  const [standIns, setStandIns] = useState<StandIns>()
  useEffect(() => void loadMenuFaces().then(setStandIns), [])
  if (isWide) {
    return (
      <fieldset className="tool-fonts">
        <legend className="tool-label">
          Font <span>{`${fontMenu.length} fonts`}</span>
        </legend>
        <FontList text={text} standIns={standIns} />
      </fieldset>
    )
  }
  return (
    <div className="tool-field">
      <span className="tool-label" id="font-label">
        Font
      </span>
      <button
        type="button"
        className="tool-select"
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

function FontList({ text, standIns }: { text: TextElement; standIns: StandIns | undefined }) {
  const { editor } = useSession()
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are higher once they say what they are drawn as
  useEffect(() => {
    list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' })
  }, [standIns])
  return (
    <div ref={list} className="tool-font-list" tabIndex={-1}>
      {fontMenu.map(({ name }) => (
        <label key={name} style={{ fontFamily: menuFace(name) }}>
          <input
            type="radio"
            name="font"
            checked={text.font === name}
            onChange={() =>
              editor.changeFace((face) => styleText(face, { id: text.id, font: name }), {
                label: 'change font',
                announce: `${name}.`,
              })
            }
          />
          <span>
            <span>{name}</span>
            {standIns?.has(name) ? <small>{`drawn as ${standIns.get(name)}`}</small> : null}
          </span>
        </label>
      ))}
    </div>
  )
}
