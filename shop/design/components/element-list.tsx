import { ChevronDown, ChevronUp, Image, Shapes, Trash2, Type } from 'lucide-react'
import type { DesignElement } from '#packages/design-document/design.ts'
import { classNames } from '#ui/class-names.ts'
import { orderElement } from '../editor/changes/order-elements.ts'
import { removeElement, removeElements } from '../editor/changes/remove-element.ts'
import { kindInWords, nameOf } from '../editor/draft/face.ts'
import { useEditorSession, useFace, useSelection, useWords } from './hooks/use-editor-session.ts'
import { useOpenPanelFor } from './hooks/use-open-panel-for.ts'
import { ICON_BUTTON } from './looks/looks.tsx'
import { useTool } from './tool/use-tool.ts'

/** Everything on the open surface, the front first: the way to each element without a pointer. */
export function ElementList() {
  const face = useFace()
  const { piece } = useWords()
  if (face.elements.length === 0) return null
  return (
    <section aria-labelledby="elements-title">
      <h2 id="elements-title" className="text-[0.9375rem] font-semibold">{`On the ${piece}`}</h2>
      <ul className="mt-1.5">
        {rowsOf(face.elements).map((element) =>
          element.group ? (
            <GroupRow key={element.group} group={element.group} />
          ) : (
            <ElementRow key={element.id} element={element} />
          ),
        )}
      </ul>
    </section>
  )
}

/** The front first; of a group only its first, which stands for all of it. */
function rowsOf(elements: readonly DesignElement[]): DesignElement[] {
  const groups = new Set<string>()
  return elements.toReversed().filter(({ group }) => {
    if (group === undefined) return true
    const isFirst = !groups.has(group)
    groups.add(group)
    return isFirst
  })
}

function ElementRow({ element }: { element: DesignElement }) {
  const { editor } = useEditorSession()
  const openPanelFor = useOpenPanelFor()
  const isSelected = useSelection().includes(element.id)
  const { piece } = useWords()
  const isText = element.type === 'text'
  const isPhoto = element.type === 'photo'
  const name = nameOf(element)
  const kind = kindInWords(element)
  const Icon = { text: Type, photo: Image, shape: Shapes }[kind]
  const { id } = element
  return (
    <li className="flex items-center border-t border-line">
      <button
        type="button"
        aria-pressed={isSelected}
        className={classNames(
          'flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left text-[0.875rem]',
          isSelected && 'font-semibold',
        )}
        onClick={({ shiftKey, ctrlKey, metaKey }) => {
          if (shiftKey || ctrlKey || metaKey) return editor.toggle(id)
          editor.select(id)
          openPanelFor(element.type)
        }}
      >
        <Icon size={18} strokeWidth={1.5} className="flex-none" aria-hidden />
        <span className="truncate">{name}</span>
      </button>
      {isPhoto ? null : (
        <>
          <RowButton
            label={`Bring ${name} forward`}
            icon={ChevronUp}
            onPress={() =>
              editor.changeFace((face) => orderElement(face, { id, to: 'front' }), {
                label: `bring ${kind} forward`,
                announce: 'Moved forward.',
              })
            }
          />
          <RowButton
            label={`Send ${name} back`}
            icon={ChevronDown}
            onPress={() =>
              editor.changeFace((face) => orderElement(face, { id, to: 'back' }), {
                label: `send ${kind} back`,
                announce: 'Moved back.',
              })
            }
          />
        </>
      )}
      <RowButton
        label={`Remove ${name} from the ${piece}`}
        icon={Trash2}
        onPress={() =>
          editor.changeFace((face) => removeElement(face, { id }), {
            label: `remove ${kind}`,
            announce: `${isText ? 'Text' : name} removed. Undo brings it back.`,
          })
        }
      />
    </li>
  )
}

/** What belongs together, in one row: its tool places it, and it goes as one. */
function GroupRow({ group }: { group: string }) {
  const { editor } = useEditorSession()
  const { piece } = useWords()
  const elements = useFace().elements.filter((element) => element.group === group)
  const name = [...new Set(elements.map(nameOf))].join(' ')
  const isKept = useTool().arrangement?.keeps?.includes(group) ?? false
  return (
    <li className="flex items-center border-t border-line">
      <span className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-[0.875rem]">
        <Shapes size={18} strokeWidth={1.5} className="flex-none" aria-hidden />
        <span className="truncate">{name}</span>
      </span>
      {isKept ? null : (
        <RowButton
          label={`Remove ${name} from the ${piece}`}
          icon={Trash2}
          onPress={() =>
            editor.changeFace(
              (face) =>
                removeElements(
                  face,
                  elements.map(({ id }) => id),
                ),
              { label: 'remove group', announce: `${name} removed. Undo brings it back.` },
            )
          }
        />
      )}
    </li>
  )
}

function RowButton({
  label,
  icon: Icon,
  onPress,
}: {
  label: string
  icon: typeof Trash2
  onPress: () => void
}) {
  return (
    <button type="button" className={classNames(ICON_BUTTON, 'w-8')} aria-label={label} onClick={onPress}>
      <Icon size={18} strokeWidth={1.5} aria-hidden />
    </button>
  )
}
