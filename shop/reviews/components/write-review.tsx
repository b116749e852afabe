import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import type { Failed } from '../../connection/keep-page.ts'
import { REVIEW_IS_IN } from '../rules/review-words.ts'
import { FindOrderForm } from './find-order-form.tsx'
import { INTENT_FIELD, INTENTS, type Pieces, type Question, type ReviewAnswer } from './review-answer.ts'
import { ReviewForm } from './review-form.tsx'

interface WriteReviewProps {
  questions: readonly Question[]
  /** PE-18: of the first form. */
  act: string
  /** Of a mailed link or the account. */
  pieces: Pieces | undefined
  /** Why a link opens nothing. */
  refusal: string | undefined
  answer: ReviewAnswer | Failed | undefined
}

/** What has arrived is reviewed; whoever has no link and no account finds their order first. */
export function WriteReview({ questions, act, pieces: own, refusal, answer: came }: WriteReviewProps) {
  const failure = came?.kind === 'failed' ? came : undefined
  const sent = useNavigation().formData?.get(INTENT_FIELD)
  const [lastSent, setLastSent] = useState(sent)
  if (sent && sent !== lastSent) setLastSent(sent)
  // PE-21: a call that broke takes away neither the order that was found before it nor what was typed about it.
  const now = came?.kind === 'failed' ? undefined : came
  const [said, setSaid] = useState(now)
  if (!failure && now !== said) setSaid(now)
  const answer = failure ? said : now
  const pieces = answer?.pieces ?? own
  const open = pieces?.lines.filter((line) => !line.is_reviewed) ?? []
  const isDone = answer?.kind === 'done'
  // The page's own changes whenever anything on it is read again; a form keeps its act until it is done.
  const [formAct, setFormAct] = useState(isDone ? answer.nextAct : act)
  if (isDone && formAct !== answer.nextAct) setFormAct(answer.nextAct)
  // PE-22: what was typed stays, also when its order cannot be read just now.
  const isRefused = answer?.kind === 'refused'
  return (
    <div className="container-page pb-section">
      <div className="max-w-[40rem]">
        <h1 className="display pt-8 pb-4 text-h1 lg:pt-14">Write a review</h1>
        <p className="mb-8 text-body text-ink-2">
          Good or bad, your words help the next person choose. We read each review to keep out spam, and
          publish it with the stars you give.
        </p>
        {isDone ? (
          // The form beside it has the act alone for its key: with one key twice the last news would stay.
          <Done key={`done-${answer.nextAct}`} productName={answer.productName} isAll={open.length === 0} />
        ) : null}
        {refusal && !answer ? (
          <Notice kind="warning" className="mb-8">
            {refusal}
          </Notice>
        ) : null}
        {open.length > 0 || isRefused ? (
          <ReviewForm
            key={formAct}
            act={formAct}
            open={open}
            pieces={pieces}
            questions={questions}
            answer={answer}
            failure={lastSent === INTENTS.write ? failure : undefined}
          />
        ) : null}
        {pieces && open.length === 0 && !isDone && !isRefused ? (
          <NothingLeft hasBought={pieces.lines.length > 0} />
        ) : null}
        {pieces ? (
          <h2 className="display mt-14 mb-4 border-t border-line pt-8 text-block">
            Something from another order?
          </h2>
        ) : null}
        <FindOrderForm
          answer={answer}
          failure={lastSent === INTENTS.write ? undefined : failure}
          isFirst={open.length === 0 && !isRefused}
        />
      </div>
    </div>
  )
}

/** PE-27: the news is what the shopper reads next. */
function Done({ productName, isAll }: { productName: string; isAll: boolean }) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className="mb-8 grid gap-6 outline-none">
      <Notice kind="ok">{REVIEW_IS_IN}</Notice>
      {isAll ? null : <h2 className="display text-block">{`That was the ${productName}. One more?`}</h2>}
    </div>
  )
}

function NothingLeft({ hasBought }: { hasBought: boolean }) {
  return (
    <p className="text-body">
      {hasBought
        ? 'You have reviewed everything here. Thank you.'
        : 'Nothing of your orders has arrived yet. What arrives is listed here.'}
    </p>
  )
}
