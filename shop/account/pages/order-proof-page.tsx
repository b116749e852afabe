import { data } from 'react-router'
import {
  DecideOnProofDocument,
  OrderProofPageDocument,
  type ProofDecision,
} from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { NoProof } from '../components/no-proof.tsx'
import { DECISION_FIELDS, ProofCard } from '../components/proof-card.tsx'
import type { Route } from './+types/order-proof-page.ts'
import { SECRET_PAGE } from './answer-form.ts'

/** CA-87: by the key of a link, or by the number of an own order. */
const claimIn = ({ searchParams }: URL) => ({
  key: searchParams.get('key'),
  number: searchParams.get('number'),
})

export async function loader({ context, url }: Route.LoaderArgs) {
  try {
    const { orderProof: order } = await apiOf(context).send(OrderProofPageDocument, claimIn(url))
    return data({ order, refusal: undefined }, { headers: SECRET_PAGE })
  } catch (error) {
    if (!isApiError(error) || error.reference !== undefined) throw error
    return data({ order: undefined, refusal: sentenceOf(error) }, { status: 404, headers: SECRET_PAGE })
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const textOf = (name: string) => String(form.get(name) ?? '')
  const line = textOf(DECISION_FIELDS.line)
  const comment = textOf(DECISION_FIELDS.comment)
  const decision: ProofDecision = textOf('intent') === 'approve' ? 'APPROVED' : 'CHANGE_WANTED'
  const input = {
    ...claimIn(url),
    line_id: line,
    decision,
    comment: decision === 'APPROVED' ? null : comment,
  }
  try {
    await apiOf(context).send(DecideOnProofDocument, { input })
    return data({ line, comment: '', problem: undefined }, { headers: SECRET_PAGE })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data({ line, comment, problem: sentenceOf(error) }, { status: 422, headers: SECRET_PAGE })
  }
}

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Proof of your order' })
}

/** L-01: every picture of an order as it will be printed, to be approved or changed. */
export default function OrderProofPage({ loaderData: { order, refusal }, actionData }: Route.ComponentProps) {
  if (!order) return <NoProof reason={refusal} />
  return (
    <div className="container-page pb-section">
      <h1 className="display pt-8 pb-4 text-h1 lg:pt-14">{`Proof of order ${order.number}`}</h1>
      <p className="mb-10 max-w-[60ch] text-lead text-ink-2">
        {order.can_decide
          ? `This is how we will print it. Approve ${order.proofs.length > 1 ? 'each picture' : 'it'}, or tell us what to change.`
          : `This is how we print it. ${order.closed_because ?? ''}`}
      </p>
      <ul className="grid gap-12">
        {order.proofs.map((proof) => (
          <ProofCard
            key={proof.line_id}
            proof={proof}
            canDecide={order.can_decide}
            answer={actionData?.line === proof.line_id ? actionData : undefined}
          />
        ))}
      </ul>
    </div>
  )
}
