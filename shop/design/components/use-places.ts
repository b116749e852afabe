import { sceneForShape } from '#shop/scenes/rules/scene-for-shape.ts'
import { placesFor } from '../editor/view.ts'
import { useFace, useSession } from './use-session.ts'

/** Where the piece can be seen in its present size. A scene has the design's own shape: in another it would be cut. */
export function usePlaces() {
  const { scenes, editor } = useSession()
  const scene = sceneForShape(scenes, useFace())
  return { scene, choices: placesFor({ hangs: editor.record.hangs, hasScene: scene !== undefined }) }
}
