import { Ruler } from 'lucide-react'
import { useEditorSession } from '../../components/hooks/use-editor-session.ts'
import { MeasureFields } from '../../components/measure-fields.tsx'
import type { ToolPanel } from '../../components/tool/tool.ts'

/** Where the piece gets its measures. */
export const sizePanel: ToolPanel = {
  name: 'size',
  label: 'Size',
  title: 'Size',
  icon: Ruler,
  Panel: SizePane,
}

function SizePane({ className }: { className?: string }) {
  const { customSize } = useEditorSession().editor.record
  return customSize ? (
    <div className={className}>
      <MeasureFields customSize={customSize} />
    </div>
  ) : null
}
