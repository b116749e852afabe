import { useEffect } from 'react'
import { useEditorSession, useFace } from '../../components/hooks/use-editor-session.ts'
import { RowChoices } from '../../components/row-choices.tsx'
import { loadMenuFaces, menuFace } from '../../editor/menu-faces.ts'
import { linesOn } from './lines.ts'
import { GROUNDS, type Ground, groundOf, LETTERS, setGround, setLetters } from './looks.ts'

/** The colours and the letters of all lines. */
export function LookPane() {
  const { editor } = useEditorSession()
  const face = useFace()
  useEffect(() => void loadMenuFaces(), [])
  const font = linesOn(face)[0]?.font
  return (
    <form className="contents" onSubmit={(event) => event.preventDefault()}>
      <RowChoices
        legend="Colours"
        name="ground"
        choices={GROUNDS.map((ground) => ({ value: ground.name, content: <GroundTile ground={ground} /> }))}
        chosen={groundOf(face)?.name}
        choose={(name) => {
          const ground = GROUNDS.find((one) => one.name === name)
          if (!ground) return
          editor.changeFace((now) => setGround(now, ground), {
            label: 'change colours',
            announce: `${name}.`,
          })
        }}
      />
      <RowChoices
        legend="Letters"
        name="letters"
        choices={LETTERS.map(({ font: value, name }) => ({
          value,
          content: (
            <span className="grid justify-items-center gap-1 py-1.5">
              <span
                aria-hidden
                className="text-[1.5rem] leading-none uppercase"
                style={{ fontFamily: menuFace(value) }}
              >
                Stop
              </span>
              <span className="text-[0.8125rem]">{name}</span>
            </span>
          ),
        }))}
        chosen={LETTERS.find((one) => one.font === font)?.font}
        choose={(value) =>
          editor.changeFace((now) => setLetters(now, value), {
            label: 'change letters',
            announce: `${LETTERS.find((one) => one.font === value)?.name} letters.`,
          })
        }
      />
    </form>
  )
}

function GroundTile({ ground: { name, ground, ink } }: { ground: Ground }) {
  return (
    <span className="grid justify-items-center gap-1 py-1">
      <span
        aria-hidden
        className="grid h-9 w-11 place-items-center text-[1.25rem] leading-none"
        style={{ backgroundColor: ground, color: ink, fontFamily: menuFace('Bebas Neue') }}
      >
        AB
      </span>
      <span className="text-[0.8125rem]">{name}</span>
    </span>
  )
}
