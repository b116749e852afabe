import { X } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#shop/routing/paths.ts'
import { sizeInWords } from '../editor/draft/draft.ts'
import { useEditorSession, useSlice, useWords } from './hooks/use-editor-session.ts'
import { ICON_BUTTON } from './looks/looks.tsx'
import { UploadRow } from './upload-row.tsx'

/** A new design began with the photo of a product page: the way back to those before, which are kept. */
export function FormerDesign() {
  const { former, editor, besidePhoto } = useEditorSession()
  const { piece } = useWords()
  const kept = useSlice(former, (value) => value)
  const [isClosed, setClosed] = useState(false)
  if (isClosed || (!kept?.base && !besidePhoto)) return null
  return (
    <UploadRow role="status">
      <span>
        <span>This is a new design. Your last one is kept: </span>
        {besidePhoto ? (
          <a
            className="link"
            href={paths.designTool(
              { key: besidePhoto.key, product: besidePhoto.page },
              editor.record.toolPath,
            )}
          >
            {`put ${besidePhoto.title ? `“${besidePhoto.title}”` : 'it'} on this ${piece}`}
          </a>
        ) : null}
        {besidePhoto && kept?.base ? <span>, or </span> : null}
        {kept?.base ? (
          <a className="link" href={paths.designTool({ design: kept.base.key }, editor.record.toolPath)}>
            {`go on with ${nameOf(kept.draft.title, besidePhoto && piece)}, ${sizeInWords(editor.record, kept.draft.choice)}`}
          </a>
        ) : null}
      </span>
      <button type="button" className={ICON_BUTTON} aria-label="Close" onClick={() => setClosed(true)}>
        <X size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </UploadRow>
  )
}

/** @param piece  beside a design of another product, which is the last one */
const nameOf = (title: string, piece: string | undefined) =>
  title ? `“${title}”` : piece ? `your last ${piece}` : 'it'
