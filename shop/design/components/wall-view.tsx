import { useEffect } from 'react'
import { sceneForShape } from '#shop/mockups/rules/scene-for-shape.ts'
import { useLazyPart as useLatePart } from '#ui/use-lazy-part.ts'
import type { WallChoice } from '../editor/view.ts'
import { RoomWall } from './room-wall.tsx'
import { useFace, useSession, useView } from './use-session.ts'

const WALLS = {
  room: 'Our room',
  own: 'Your wall',
  scene: 'On a ledge',
} as const satisfies Record<WallChoice, string>

const loadOwnWall = async () => (await import('./own-wall/own-wall.tsx')).OwnWall
const loadInScene = async () => (await import('./in-scene/in-scene.tsx')).InScene

/** The shopper's canvas at its true size in our room or on their own wall, or photographed on a ledge. */
export function WallView() {
  const { editor, view } = useSession()
  const { wall } = useView()
  const scene = useFittingScene()
  const own = useLatePart(loadOwnWall)
  const ledge = useLatePart(loadInScene)
  const late = { room: undefined, own, scene: ledge }
  // Another size may have a shape that no scene has.
  const shown = wall === 'scene' && !scene ? 'room' : wall
  const choices = (['room', 'own', 'scene'] as const).filter((name) => name !== 'scene' || scene)
  const choose = (next: WallChoice) => view.set((now) => ({ ...now, wall: next }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again only when the choice changes
  useEffect(() => {
    late[shown]?.open(() => {
      choose('room')
      editor.announce(`${WALLS[shown]} could not be opened. Please try again.`)
    })
  }, [shown])

  return (
    <section className="tool-stage tool-wall" aria-label="On the wall">
      {shown === 'room' ? <RoomWall /> : null}
      {shown === 'own' ? own.Part ? <own.Part /> : <Opening /> : null}
      {shown === 'scene' && scene ? ledge.Part ? <ledge.Part scene={scene} /> : <Opening /> : null}
      <fieldset className="tool-wall-choice">
        <legend className="sr-only">Where it is seen</legend>
        {choices.map((name) => (
          <label key={name} {...late[name]?.intent}>
            <input
              className="tile-input"
              type="radio"
              name="wall"
              value={name}
              checked={shown === name}
              onChange={() => choose(name)}
            />
            <span>{WALLS[name]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}

const Opening = () => <p className="tool-wall-words">One moment</p>

/** A scene of the design's own shape: in another it would be cut. */
function useFittingScene() {
  const { scenes } = useSession()
  return sceneForShape(scenes, useFace())
}
