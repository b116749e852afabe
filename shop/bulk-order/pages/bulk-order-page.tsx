import { data, redirect } from 'react-router'
import { AddBulkOrderDocument } from '../../generated/client/graphql.ts'
import { actIn } from '../../request/act-field.ts'
import { apiOf } from '../../request/api.ts'
import { consequenceOf, isApiError, sentenceOf } from '../../request/api-errors.ts'
import { hasSessionEnded } from '../../request/browser-cart.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartCookies, customerTokenOf, noSessionCookies } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { isSentByPage } from '../../request/sent-by-page.ts'
import { paths } from '../../routing/paths.ts'
import { BulkOrder } from '../components/bulk-order.tsx'
import type { BulkOrderAnswer, RowMessage } from '../components/bulk-order-answer.ts'
import type { Route } from './+types/bulk-order-page.ts'
import { readUpload } from './read-upload.ts'

/** L-05, L-06: behind the gate. Each time it is opened it is another order, however often its form is sent. */
export function loader(_: Route.LoaderArgs) {
  return data({ act: crypto.randomUUID() }, { headers: PRIVATE_PAGE })
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = apiOf(context)
  const signedOut = () => {
    if (!isSentByPage(request)) throw redirect(paths.signIn(url.pathname))
    const headers = noSessionCookies(requestFactsOf(context).publicUrl)
    headers.set('cache-control', PRIVATE_PAGE['cache-control'])
    return data<BulkOrderAnswer>({ kind: 'signed-out' }, { status: 422, headers })
  }
  // Before anything that was sent is unpacked.
  if (customerTokenOf(request) === undefined || (await hasSessionEnded(api, request))) return signedOut()
  const form = await request.formData()
  const read = await readUpload(form.get('file'))
  if (read.kind === 'problems') {
    return refused(read.problems.map(({ line, message }) => ({ line: line ?? null, column: null, message })))
  }
  const photos = form.getAll('photos').flatMap((key) => (typeof key === 'string' ? [key] : []))
  try {
    const sent = { csv: read.csv, photos }
    const { addBulkOrderToCart: added } = await api.keyed(actIn(form)).send(AddBulkOrderDocument, sent)
    if (added.__typename === 'BulkOrderRefused') return refused(added.problems)
    const { rows, notices, cart } = added
    const headers = cartCookies(cart.id, cart.total_quantity, requestFactsOf(context).publicUrl)
    headers.set('cache-control', PRIVATE_PAGE['cache-control'])
    return data<BulkOrderAnswer>({ kind: 'done', rows, notices }, { headers })
  } catch (error) {
    if (!isApiError(error)) throw error
    if (consequenceOf(error) === 'sign-out') return signedOut()
    return refused([{ line: null, column: null, message: sentenceOf(error) }])
  }
}

const refused = (problems: readonly RowMessage[]) =>
  data<BulkOrderAnswer>({ kind: 'refused', problems }, { status: 422, headers: PRIVATE_PAGE })

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : PRIVATE_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Bulk order' })
}

export default function BulkOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  return <BulkOrder act={loaderData.act} answered={actionData} />
}
