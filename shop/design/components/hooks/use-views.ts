import { sceneForShape } from '#shop/scenes/rules/scene-for-shape.ts'
import { useTool } from '../tool/use-tool.ts'
import { useEditorSession, useFigures } from './use-editor-session.ts'

/** A photograph of the piece in its present size. A scene has the design's own shape: in another it would be cut. */
export function useScene() {
  const { scenes } = useEditorSession()
  return sceneForShape(scenes, useFigures())
}

/** The views of the tool that show the piece in its present size. */
export function useViews() {
  const { record } = useEditorSession().editor
  const scene = useScene()
  return useTool().views.filter((view) => view.shows({ record, scene }))
}
