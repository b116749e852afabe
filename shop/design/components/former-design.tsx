import { X } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#shop/routing/paths.ts'
import { sizeInWords } from '../editor/draft/draft.ts'
import { useEditorSession, useSlice } from './hooks/use-editor-session.ts'
import { ICON_BUTTON } from './looks/looks.tsx'
import { UploadRow } from './upload-row.tsx'

/** A new design began with the photo of a product page: the way back to the one before. */
export function FormerDesign() {
  const { former, editor } = useEditorSession()
  const kept = useSlice(former, (value) => value)
  const [isClosed, setClosed] = useState(false)
  if (!kept?.base || isClosed) return null
  const { draft, base } = kept
  return (
    <UploadRow role="status">
      <span>
        This is a new design. Your last one is kept:{' '}
        <a className="link" href={paths.designTool({ design: base.key }, editor.record.toolPath)}>
          {`go on with ${draft.title ? `“${draft.title}”` : 'it'}, ${sizeInWords(editor.record, draft.choice)}`}
        </a>
      </span>
      <button type="button" className={ICON_BUTTON} aria-label="Close" onClick={() => setClosed(true)}>
        <X size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </UploadRow>
  )
}
