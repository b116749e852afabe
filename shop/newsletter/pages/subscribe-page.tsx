import { data } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { brand } from '../../brands/brand.ts'
import { SubscribeDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { SubscribeForm } from '../components/subscribe-form.tsx'
import type { Route } from './+types/subscribe-page.ts'

/** Where the footer's form goes when no script sends it. What was typed survives a "no". */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '') || null
  const email = text('email') ?? ''
  const source = text('source') ?? 'newsletter page'
  try {
    const { cpnewsletter } = await apiOf(context).send(SubscribeDocument, {
      email,
      subscribe: true,
      category_id: text('category'),
      subscribe_source: source,
      recaptcha_response: null,
    })
    return answer({ email, isGood: cpnewsletter?.status === true, message: cpnewsletter?.message ?? '' })
  } catch (error) {
    if (!isApiError(error)) throw error
    return answer({ email, isGood: false, message: sentenceOf(error) })
  }
}

const answer = (words: { email: string; isGood: boolean; message: string }) =>
  data(words, { status: words.isGood ? 200 : 422, headers: PRIVATE_PAGE })

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? new Headers()
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: `Subscribe | ${brand.name}` })
}

export default function SubscribePage({ actionData }: Route.ComponentProps) {
  return (
    <div className="container-page max-w-[64ch] py-10 pb-section lg:py-16">
      <h1 className="display mb-6 text-h1">{`Emails from ${brand.name}`}</h1>
      {actionData ? (
        <Notice kind={actionData.isGood ? 'ok' : 'problem'} className="mb-6">
          {actionData.message}
        </Notice>
      ) : null}
      {actionData?.isGood ? null : (
        <div className="rounded-l bg-band p-6 text-on-band sm:p-8">
          <SubscribeForm source="newsletter page" typed={actionData?.email ?? ''} />
        </div>
      )}
    </div>
  )
}
