import { cleanHtml, plainText } from '#packages/rich-text/clean-html.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { sendAnswerJob } from '../jobs/names.ts'
import { answerWaitingQuestion, type Question, questionById } from '../questions-store.ts'

interface Deps {
  db: Database
  clock: Clock
  jobs: Enqueuing
}

/** Staff answer a question: it is published with the answer, which is mailed to whoever asked. */
export function answerQuestion(deps: Deps, id: number, html: string): Promise<Question | Refusal> {
  const answerHtml = cleanHtml(html)
  if (plainText(answerHtml) === '')
    return Promise.resolve(refusal('graphql-input', 'Please write an answer.'))
  return settle(deps, id, { answerHtml, state: 'published' })
}

/** Staff put a question aside, such as one that is none; nobody is told. */
export function dismissQuestion(deps: Deps, id: number): Promise<Question | Refusal> {
  return settle(deps, id, { answerHtml: null, state: 'rejected' })
}

function settle(
  { db, clock, jobs }: Deps,
  id: number,
  { answerHtml, state }: { answerHtml: string | null; state: 'published' | 'rejected' },
) {
  return transaction(db, async (tx) => {
    const question = await questionById(tx, id)
    if (!question) return refusal('graphql-no-such-entity', `There is no question with the number ${id}.`)
    const answeredAt = clock.now()
    if (!(await answerWaitingQuestion(tx, id, { answerHtml, state, answeredAt }))) {
      return refusal('graphql-input', 'This question has been dealt with already.')
    }
    if (state === 'published') await jobs.enqueue(tx, sendAnswerJob, { questionId: id })
    return { ...question, answerHtml, state, answeredAt }
  })
}
