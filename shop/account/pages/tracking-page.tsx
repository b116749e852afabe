import { data, Form, useLocation, useNavigation } from 'react-router'
import { Button } from '#ui/button.tsx'
import { EmailField } from '#ui/email-field.tsx'
import { TextField } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { LineNote } from '../../connection/line-note.tsx'
import { TrackOrderDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { orderTypeOf } from '../../routing/order-paths.ts'
import { FormPage } from '../components/form-page.tsx'
import { TrackedOrder } from '../components/tracked-order.tsx'
import { emailIn } from '../rules/account-form.ts'
import { orderNumberIn, trackingProblems } from '../rules/tracking-form.ts'
import type { Route } from './+types/tracking-page.ts'

/** A mail may name the order; the email is typed. */
export function loader({ url }: Route.LoaderArgs) {
  return data({ number: url.searchParams.get('number') ?? '' }, { headers: PRIVATE_PAGE })
}

/** L-03, SH-24: by number and email, sent in a form, so that neither is in an address. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = { number: orderNumberIn(form), email: emailIn(form) }
  const problems = trackingProblems(form)
  if (Object.keys(problems).length > 0) return { typed, problems }
  try {
    const type = orderTypeOf(url.pathname) ?? null
    const { orderTracking: order } = await apiOf(context).send(TrackOrderDocument, { ...typed, type })
    return { typed, order }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { typed, refusal: sentenceOf(error) }
  }
}

export function headers() {
  return PRIVATE_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Track your order' })
}

export default function TrackingPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation()
  const isBusy = useNavigation().formAction === pathname
  const problems = actionData && 'problems' in actionData ? actionData.problems : undefined
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
  const order = actionData && 'order' in actionData ? actionData.order : undefined
  return (
    <FormPage heading="Where is my order?" lead="Its number is in the email that we sent when you ordered.">
      <Form method="post" action={pathname} noValidate className="grid gap-5">
        <TextField
          label="Order number"
          name="number"
          autoComplete="off"
          inputMode="numeric"
          spellCheck={false}
          defaultValue={actionData?.typed.number ?? loaderData.number}
          error={problems?.number}
        />
        <EmailField name="email" defaultValue={actionData?.typed.email} error={problems?.email} />
        {refusal && !isBusy ? <Notice kind="problem">{refusal}</Notice> : null}
        <LineNote busy={isBusy} />
        <div>
          <Button type="submit" busy={isBusy}>
            Show my order
          </Button>
        </div>
      </Form>
      <div role="status">{order ? <TrackedOrder order={order} /> : null}</div>
    </FormPage>
  )
}
