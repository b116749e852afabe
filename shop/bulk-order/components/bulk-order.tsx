import { Download } from 'lucide-react'
import { buttonClass } from '#ui/button-class.ts'
import { filePaths } from '../../routing/file-paths.ts'
import { COLUMNS } from '../rules/columns.ts'
import { COLUMN_MEANINGS } from '../rules/columns-in-words.ts'
import type { BulkOrderAnswer } from './bulk-order-answer.ts'
import { BulkOrderForm } from './bulk-order-form.tsx'
import { useIsFramed } from './use-is-framed.ts'

/** L-05: the file to start from, what goes into it, and the way into the cart. */
export function BulkOrder({ act, answered }: { act: string; answered: BulkOrderAnswer | undefined }) {
  const isFramed = useIsFramed()
  if (isFramed) {
    return (
      <div className="container-page py-section">
        <p>Bulk orders open in a window of their own.</p>
      </div>
    )
  }
  return (
    <div className="container-page pb-section">
      <h1 className="display pt-8 pb-4 text-h1 lg:pt-14">Bulk order</h1>
      <p className="max-w-[46ch] text-lead text-ink-2">
        Order up to 100 lines at once with a spreadsheet and your photos. Nothing is added to your cart until
        every row is right.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-24 gap-y-12 pt-9 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)]">
        <BulkOrderForm act={act} answered={answered} />
        <section aria-labelledby="file" className="rounded-l bg-sunk p-5.5 lg:p-8">
          <h2 id="file" className="display mb-3 text-block">
            The file
          </h2>
          <p className="mb-4 text-small text-ink-2">
            Fill in the sample, a row for each thing you order, and save it as CSV or as an Excel workbook. In
            a workbook the first sheet counts.
          </p>
          <a
            href={filePaths.bulkOrderSample()}
            download
            className={buttonClass({ look: 'outline', size: 'small' })}
          >
            <Download size={20} strokeWidth={1.5} aria-hidden />
            <span>Download the sample file</span>
          </a>
          <dl className="mt-6 text-small">
            {COLUMNS.map((column) => (
              <div key={column} className="border-t border-line py-2.5">
                <dt className="font-semibold">{column}</dt>
                <dd className="text-ink-2">{COLUMN_MEANINGS[column]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </div>
  )
}
