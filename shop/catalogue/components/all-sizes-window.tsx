import type { ProductRecord } from '#packages/product/record.ts'
import { ContentModal } from '#ui/content-modal.tsx'
import { sizesDrawingFile } from '../../routing/drawing-paths.ts'
import { drawingShape } from '../rules/sizes-drawing.ts'

interface AllSizesWindowProps {
  record: ProductRecord
  /** Whose shape is drawn; undefined for the first. */
  face: string | undefined
  onClose: () => void
}

/** Every size of the family at one scale. */
export function AllSizesWindow({ record, face, onClose }: AllSizesWindowProps) {
  return (
    <ContentModal
      title="Every size at one scale"
      content={{
        kind: 'svg',
        file: sizesDrawingFile(record.family, face),
        alt: `The ${record.sizes.length} sizes side by side, from small to large`,
        ...drawingShape(record),
      }}
      onClose={onClose}
    />
  )
}
