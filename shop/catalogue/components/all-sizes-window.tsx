import type { ProductRecord } from '#packages/product/record.ts'
import { ContentModal } from '#ui/content-modal.tsx'
import { sizesDrawingFile } from '../../routing/file-paths.ts'
import { drawingShape } from '../rules/sizes-drawing.ts'

/** Every size of the family at one scale. */
export function AllSizesWindow({ record, onClose }: { record: ProductRecord; onClose: () => void }) {
  return (
    <ContentModal
      title="Every size at one scale"
      content={{
        kind: 'svg',
        file: sizesDrawingFile(record.family),
        alt: `The ${record.sizes.length} sizes side by side, from small to large`,
        ...drawingShape(record),
      }}
      onClose={onClose}
    />
  )
}
