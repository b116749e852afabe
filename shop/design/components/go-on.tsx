import { paths } from '#shop/routing/paths.ts'
import { sizeInWords } from '../editor/draft/draft.ts'
import { useEditorSession, useWords } from './hooks/use-editor-session.ts'
import { LINK } from './looks/looks.tsx'

/** The last design of this browser, unless the shopper came to make another one; and the last one of another product. */
export function GoOn() {
  return (
    <>
      <LastDesign />
      <OtherProduct />
    </>
  )
}

function OtherProduct() {
  const { other, editor } = useEditorSession()
  const { piece } = useWords()
  if (!other) return null
  return (
    <a
      className={LINK}
      href={paths.designTool({ key: other.key, product: other.page }, editor.record.toolPath)}
    >
      {`Put ${other.title ? `“${other.title}”` : 'your last design'} on this ${piece}`}
    </a>
  )
}

function LastDesign() {
  const session = useEditorSession()
  const { offered, latest, editor } = session
  const former = offered ?? latest
  if (!former) return null
  const { draft, base } = former
  const words = `Go on with ${draft.title ? `“${draft.title}”` : 'your last design'}, ${sizeInWords(editor.record, draft.choice)}`
  if (base) {
    // Not a walk: the tool opens anew with it.
    return (
      <a className={LINK} href={paths.designTool({ design: base.key }, editor.record.toolPath)}>
        {words}
      </a>
    )
  }
  return offered ? (
    <button type="button" className={LINK} onClick={() => session.goOnWith(offered)}>
      {words}
    </button>
  ) : null
}
