import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import { plainText } from '#packages/rich-text/clean-html.ts'
import { transaction } from '#platform/database/pool.ts'
import { accepted } from '../api/contract-error.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import { uidOf } from '../api/uid.ts'
import { findProducts } from '../catalogue/store.ts'
import type { MutationResolvers, ProductQuestion, QueryResolvers } from '../generated/resolvers.ts'
import { askQuestion } from './commands/ask-question.ts'
import { answeredQuestions, type Question } from './questions-store.ts'
import { guardReviewForm } from './review-form.ts'

export const questionResolvers: {
  Query: Pick<QueryResolvers, 'productQuestions'>
  Mutation: Pick<MutationResolvers, 'askProductQuestion'>
} = {
  Query: {
    async productQuestions(_, { sku, pageSize, currentPage }, { db }) {
      const page = accepted(pageWindow(pageSize, currentPage))
      const [product] = await findProducts(db, { skus: [sku] })
      if (!product) return null
      const { entries, total } = await answeredQuestions(db, product.id, page)
      return { items: entries.map(inContract), page_info: pageInfo(page, total), total_count: total }
    },
  },

  Mutation: {
    async askProductQuestion(_, { input }, context) {
      await guardReviewForm(context, input.recaptcha_response)
      const { db, clock } = context
      accepted(await transaction(db, (tx) => askQuestion({ db: tx, clock }, input)))
      return { status: true }
    },
  },
}

function inContract(entry: Question): ProductQuestion {
  const { id, question, answerHtml, nickname, askedAt, answeredAt } = entry
  return {
    id: uidOf(id),
    question,
    answer: answerHtml === null ? null : plainText(answerHtml),
    answerHTML: answerHtml,
    faqAnswer: answerHtml,
    nickname,
    asked_at: utcTimestamp(askedAt),
    answered_at: answeredAt && utcTimestamp(answeredAt),
  }
}
