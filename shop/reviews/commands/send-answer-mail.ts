import { plainText } from '#packages/rich-text/clean-html.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { productsByIds } from '../../catalogue/store.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { paths } from '../../routing/paths.ts'
import { questionById } from '../questions-store.ts'

export interface AnswerDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
}

/** Mails the answer to whoever asked. An answer to a question, so it needs no consent to advertising. */
export async function sendAnswerMail(deps: AnswerDeps, questionId: number): Promise<void> {
  const question = await questionById(deps.db, questionId)
  if (!question?.answerHtml) throw new Error(`Expected question ${questionId} to be answered but it is not`)
  const [product] = await productsByIds(deps.db, [question.productId])
  const rendered = await deps.renderMail('note', {
    subject: 'An answer to your question',
    preview: `About ${product?.name ?? 'our product'}`,
    heading: `Hello ${question.nickname}`,
    paragraphs: [`You asked: ${question.question}`, plainText(question.answerHtml)],
    button: product && { label: `See ${product.name}`, url: deps.publicUrl + paths.product(product) },
    smallPrint: [
      'You get this email because you asked us on our page. We keep your address for the answer only.',
    ],
    shopUrl: deps.publicUrl,
  })
  await deps.mail.send({ ...rendered, to: question.email, messageId: `question-${questionId}-answer` })
}
