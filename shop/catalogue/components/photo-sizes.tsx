import { largestSharpSize } from '#packages/product/largest-size.ts'
import type { ProductRecord } from '#packages/product/record.ts'

/** Where photos come from, with the pixels that usually arrive. */
const SOURCES = [
  { name: 'A photo saved from a message', widthPx: 1600, heightPx: 1200 },
  { name: 'A 12 megapixel phone photo', widthPx: 4032, heightPx: 3024 },
  { name: 'A 24 megapixel camera photo', widthPx: 6000, heightPx: 4000 },
]

/** How large usual photos can go on this product, by the same limits that the design tool warns with. */
export function PhotoSizes({ record }: { record: ProductRecord }) {
  return (
    <table className="w-full text-left text-meta">
      <thead className="text-small text-ink-2">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            Your photo
          </th>
          <th scope="col" className="hidden py-2 pr-4 font-medium sm:table-cell">
            Pixels
          </th>
          <th scope="col" className="py-2 font-medium">
            Sharp up to
          </th>
        </tr>
      </thead>
      <tbody>
        {SOURCES.map(({ name, widthPx, heightPx }) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-3.5 pr-4 font-semibold">
              {name}
            </th>
            <td className="tabular hidden py-3.5 pr-4 text-ink-2 sm:table-cell">
              {`${widthPx} × ${heightPx}`}
            </td>
            <td className="tabular py-3.5">
              {largestSharpSize(record, { widthPx, heightPx })?.label ?? 'Too small for these sizes'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
