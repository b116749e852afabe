import { useEffect } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import type { WallChoice } from '../editor/view.ts'
import { RoomWall } from './room-wall.tsx'
import { usePlaces } from './use-places.ts'
import { useSession, useView } from './use-session.ts'
import { WALL_WORDS } from './wall-looks.tsx'

const loadOwnWall = async () => (await import('./own-wall/own-wall.tsx')).OwnWall
const loadInScene = async () => (await import('./in-scene/in-scene.tsx')).InScene

/** The shopper's print at its true size in our room or on their own wall, or in a photograph. */
export function WallView() {
  const { editor, view } = useSession()
  const { wall } = useView()
  const { hangs, words } = editor.record
  const names: Record<WallChoice, string> = {
    room: 'Our room',
    own: 'Your wall',
    scene: words.seen.charAt(0).toUpperCase() + words.seen.slice(1),
  }
  const { scene, choices } = usePlaces()
  const own = useLazyPart(loadOwnWall)
  const ledge = useLazyPart(loadInScene)
  const late = { room: undefined, own, scene: ledge }
  // Another size may have a shape that no scene has.
  const shown = choices.includes(wall) ? wall : choices[0]
  const choose = (next: WallChoice) => view.set((now) => ({ ...now, wall: next }))

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again only when the choice changes
  useEffect(() => {
    if (shown === undefined) return
    late[shown]?.open(() => {
      choose('room')
      editor.announce(`${names[shown]} could not be opened. Please try again.`)
    })
  }, [shown])

  return (
    <section className="tool-stage overflow-hidden bg-wall" aria-label={hangs ? 'On the wall' : names.scene}>
      {shown === undefined ? (
        <p className={WALL_WORDS}>{`We have no photograph of ${words.pieces} in this shape.`}</p>
      ) : null}
      {shown === 'room' ? <RoomWall /> : null}
      {shown === 'own' ? own.Part ? <own.Part /> : <Opening /> : null}
      {shown === 'scene' && scene ? ledge.Part ? <ledge.Part scene={scene} /> : <Opening /> : null}
      {choices.length < 2 ? null : (
        <fieldset className="absolute top-3 left-1/2 flex -translate-x-1/2 rounded-m bg-paper p-[3px] text-[0.875rem] lowest-stage:top-auto lowest-stage:bottom-1">
          <legend className="sr-only">Where it is seen</legend>
          {choices.map((name) => (
            <label
              key={name}
              {...late[name]?.intent}
              className={classNames(
                'tile place-items-center px-[clamp(8px,4cqw,18px)] whitespace-nowrap',
                shown === name && 'font-semibold',
              )}
            >
              <input
                className="tile-input"
                type="radio"
                name="wall"
                value={name}
                checked={shown === name}
                onChange={() => choose(name)}
              />
              <span>{names[name]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </section>
  )
}

const Opening = () => <p className={WALL_WORDS}>One moment</p>
