import { type DragEvent, useEffect, useState } from 'react'
import { photoIn } from '../../../photos/tray.ts'
import { useEditorSession } from './use-editor-session.ts'

/** How a photo of the tray is named while it is dragged. */
export const DRAGGED_PHOTO = 'application/x-keepsake-photo'

/** Photos dropped on the tool, and photos pasted anywhere in it; a piece of words alone takes none. */
export function usePhotoDrop() {
  const session = useEditorSession()
  const takesPhotos = !session.editor.record.wordsAlone
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || !takesPhotos) return
      event.preventDefault()
      session.addPhotos(files)
    }
    addEventListener('paste', onPaste)
    return () => removeEventListener('paste', onPaste)
  }, [session, takesPhotos])

  const hasFiles = ({ dataTransfer: { types } }: DragEvent) =>
    takesPhotos && (types.includes('Files') || types.includes(DRAGGED_PHOTO))
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave(event: DragEvent) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        const onStage = event.target instanceof Element && event.target.closest('.tool-stage') !== null
        const dragged = photoIn(session.uploads.tray.get(), event.dataTransfer.getData(DRAGGED_PHOTO))
        if (!dragged) session.addPhotos([...event.dataTransfer.files], { place: onStage })
        else if (onStage) session.placeOnBoard(dragged)
      },
    },
  }
}
