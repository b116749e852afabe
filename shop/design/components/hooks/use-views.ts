import { piecesOf } from '#packages/product/surfaces.ts'
import { sceneForShape } from '#shop/scenes/rules/scene-for-shape.ts'
import { useTool } from '../tool/use-tool.ts'
import { useDraft, useEditorSession, useFigures } from './use-editor-session.ts'

/** A picture of the piece, or of the whole set, in its present size. A scene has the design's own shape: in another it would be cut. */
export function useScene() {
  const { scenes, editor } = useEditorSession()
  const { choice } = useDraft()
  return sceneForShape(scenes, { ...useFigures(), pieces: piecesOf(editor.record, choice) })
}

/** The views of the tool that show the piece in its present size. */
export function useViews() {
  const { record } = useEditorSession().editor
  const scene = useScene()
  return useTool().views.filter((view) => view.shows({ record, scene }))
}
