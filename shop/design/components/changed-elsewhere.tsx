import { Button } from '#ui/button.tsx'
import { useEditorSession, useSlice } from './hooks/use-editor-session.ts'
import { HINT } from './looks/looks.tsx'
import { Sheet } from './sheet.tsx'

/** Two copies of one design: the shopper says which one counts. Nothing is lost before that. */
export function ChangedElsewhere() {
  const { editor, saver, takeNewer } = useEditorSession()
  const state = useSlice(saver.state, (value) => value)
  if (state.kind !== 'elsewhere') return null
  const keepMine = () => {
    saver.keepMine()
    editor.announce('Your design here is kept.')
  }
  return (
    <Sheet
      title="Changed in another place"
      onClose={keepMine}
      foot={
        <>
          <Button look="outline" onClick={takeNewer}>
            Take the other one
          </Button>
          <Button onClick={keepMine}>Keep mine</Button>
        </>
      }
    >
      <p>
        This design was also changed in another tab or on another device. Keep what you see here, or take the
        other one.
      </p>
      <p className={HINT}>If you take the other one, Undo does not bring this one back.</p>
    </Sheet>
  )
}
