import { useFetcher, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { TextAreaField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { optionsInWords } from '../../cart/components/option-words.ts'
import { LineNote } from '../../connection/line-note.tsx'
import type { ProofOnPageFragment } from '../../generated/client/graphql.ts'
import { useNewsFocus } from './news.tsx'
import { shortDayOf } from './order-in-list.ts'
import { ProofPicture } from './proof-picture.tsx'

export const DECISION_FIELDS = { line: 'line', comment: 'comment' } as const

interface DecisionAnswer {
  line: string
  comment: string
  problem: string | undefined
}

interface ProofCardProps {
  proof: ProofOnPageFragment
  canDecide: boolean
  /** The answer to a form that was sent without scripts. */
  answer: DecisionAnswer | undefined
}

/** One picture of an order, what was said of it, and the choice. */
export function ProofCard({ proof, canDecide, answer }: ProofCardProps) {
  const { product_name, options, quantity } = proof
  return (
    <li className="grid items-start gap-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,3fr)_minmax(300px,2fr)] lg:gap-12">
      <ProofPicture proof={proof} />
      <div className="grid gap-5">
        <div>
          <h2 className="display text-block">{product_name}</h2>
          <p className="text-small text-ink-2">
            {[optionsInWords(options), quantity > 1 ? `${quantity} of them` : ''].filter(Boolean).join(', ')}
          </p>
        </div>
        {proof.asks && canDecide ? (
          <Notice kind="warning">{`We wait for your decision before we make it. ${proof.asks}`}</Notice>
        ) : null}
        <Decided proof={proof} />
        {canDecide ? <DecisionForm proof={proof} answer={answer} /> : null}
      </div>
    </li>
  )
}

/** Takes the focus of the button that decided: the form is drawn anew for the next wish. */
function Decided({ proof: { decision, comment, decided_at } }: { proof: ProofOnPageFragment }) {
  const box = useNewsFocus(`${decision} ${decided_at}`)
  if (!decision || !decided_at) return null
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-30 outline-none">
      {decision === 'APPROVED' ? (
        <Notice kind="ok">{`You approved it on ${shortDayOf(decided_at)}.`}</Notice>
      ) : (
        <Notice kind="warning">{`On ${shortDayOf(decided_at)} you asked us to change: ${comment ?? ''}`}</Notice>
      )}
    </div>
  )
}

function DecisionForm({ proof, answer }: Pick<ProofCardProps, 'proof' | 'answer'>) {
  const change = useFetcher<DecisionAnswer & { problem?: string | undefined }>()
  const { pathname, search } = useLocation()
  const isBusy = change.state !== 'idle'
  const sent = change.formData?.get('intent')
  const problem = isBusy ? undefined : (change.data ?? answer)?.problem
  const isApproved = proof.decision === 'APPROVED'
  return (
    <change.Form
      // What was said is said: the next wish begins with an empty field.
      key={`${proof.decision} ${proof.decided_at}`}
      method="post"
      action={pathname + search}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name={DECISION_FIELDS.line} value={proof.line_id} />
      {isApproved ? null : (
        <div>
          <Button type="submit" name="intent" value="approve" busy={isBusy && sent === 'approve'}>
            Approve this picture
          </Button>
        </div>
      )}
      <TextAreaField
        label={isApproved ? 'Or something should change after all' : 'Or tell us what to change'}
        name={DECISION_FIELDS.comment}
        autoComplete="off"
        rows={3}
        defaultValue={answer?.comment}
        error={problem}
      />
      <div>
        <Button type="submit" name="intent" value="change" look="outline" busy={isBusy && sent === 'change'}>
          Ask for this change
        </Button>
      </div>
      <LineNote busy={isBusy} />
    </change.Form>
  )
}
