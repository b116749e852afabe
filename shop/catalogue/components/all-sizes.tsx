import { Link } from 'react-router'
import { firstFaceOf } from '#packages/product/printed-faces.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { drawingPaths } from '../../routing/drawing-paths.ts'
import { paths } from '../../routing/paths.ts'

const loadWindow = () => import('./all-sizes-window.tsx').then(({ AllSizesWindow }) => AllSizesWindow)

interface AllSizesProps {
  record: ProductRecord
  choice: Choice
  /** SKU of the page. */
  sku?: string | undefined
  typedHere?: boolean | undefined
}

/**
 * A link to the drawing of every size in the chosen shape, which opens over the page once scripts run, and one to where other
 * sizes are typed, if they may be.
 */
export function AllSizes({ record, choice, sku, typedHere }: AllSizesProps) {
  const { Part: Sizes, open, close, intent } = useLazyPart(loadWindow)
  const name = firstFaceOf(record, choice)?.name
  const other = name === record.surfaces[0]?.name ? undefined : name
  const address = drawingPaths.sizes(record.family, other)
  return (
    <>
      <a
        href={address}
        aria-haspopup="dialog"
        {...intent}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          open(() => location.assign(address))
        }}
        className="link mt-1 inline-flex min-h-11 items-center text-small"
      >
        See every size side by side
      </a>
      {record.customSize && !typedHere ? (
        <Link
          to={paths.designTool({ sku: formatSku(record, choice), product: sku }, record.toolPath)}
          className="link mt-1 ml-5 inline-flex min-h-11 items-center text-small"
        >
          Type your own size
        </Link>
      ) : null}
      {Sizes ? <Sizes record={record} face={other} onClose={close} /> : null}
    </>
  )
}
