import type { ProductRecord } from '#packages/product/record.ts'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { filePaths } from '../../routing/file-paths.ts'

const loadWindow = () => import('./all-sizes-window.tsx').then(({ AllSizesWindow }) => AllSizesWindow)

/** A link to the drawing of every size, which opens over the page once scripts run. */
export function AllSizes({ record }: { record: ProductRecord }) {
  const { Part: Sizes, open, close, intent } = useLazyPart(loadWindow)
  const address = filePaths.sizesDrawing(record.family)
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
      {Sizes ? <Sizes record={record} onClose={close} /> : null}
    </>
  )
}
