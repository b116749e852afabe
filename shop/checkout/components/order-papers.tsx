import type { SuccessPageQuery } from '../../generated/client/graphql.ts'
import { mailPaths } from '../../routing/mail-paths.ts'

type Order = SuccessPageQuery['guestOrderByToken']

/** What there is to read of an order from its first minute: how it will be printed, and the tax invoice once it is paid. */
export function OrderPapers({
  order: { proof_key, invoices },
}: {
  order: Pick<Order, 'proof_key' | 'invoices'>
}) {
  const papers = [
    ...(proof_key ? [{ href: mailPaths.orderProof(proof_key), words: 'See the proof' }] : []),
    ...invoices.flatMap((invoice) =>
      invoice ? [{ href: invoice.pdf_url, words: `Tax invoice ${invoice.number} (PDF)` }] : [],
    ),
  ]
  if (papers.length === 0) return null
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 print:hidden">
      {papers.map(({ href, words }) => (
        <li key={href}>
          <a href={href} className="link inline-flex min-h-11 items-center">
            {words}
          </a>
        </li>
      ))}
    </ul>
  )
}
