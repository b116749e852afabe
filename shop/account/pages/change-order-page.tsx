import { data, Link, redirect } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { Notice } from '#ui/notice.tsx'
import { ComparePieceDocument, OrderToChangeDocument } from '../../generated/client/graphql.ts'
import { ChangesClosed, ChangeWindow } from '../../orders/components/change-window.tsx'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { isSentByPage } from '../../request/sent-by-page.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { paths } from '../../routing/paths.ts'
import { FormPage } from '../components/form-page.tsx'
import { News } from '../components/news.tsx'
import { AddressChange, CancelOrder } from '../components/order-changes.tsx'
import { ComparedPiece, PieceChanges } from '../components/piece-changes.tsx'
import type { Route } from './+types/change-order-page.ts'
import { actOn } from './account-acts.ts'
import { SECRET_PAGE } from './answer-form.ts'
import { answerOfAct } from './answer-of-act.ts'
import { changeOrderActs, DONE_WORDS } from './change-order-acts.ts'

const tokenIn = (url: URL) => url.searchParams.get('token') ?? ''

/** SH-24: a guest's order by its token; an order of an account asks its owner to sign in as well. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = tokenIn(url)
  if (token === '')
    return data({ shown: undefined, refusal: NO_TOKEN }, { status: 404, headers: SECRET_PAGE })
  try {
    const { guestOrderByToken: order, storeConfig } = await apiOf(context).send(OrderToChangeDocument, {
      token,
    })
    const reasons = (storeConfig?.order_cancellation_reasons ?? []).flatMap((one) => one?.description ?? [])
    const compared = await comparedIn(apiOf(context), url)
    const asked = url.searchParams.get('done') ?? ''
    const done = Object.hasOwn(DONE_WORDS, asked) ? DONE_WORDS[asked] : undefined
    return data({ shown: { order, reasons, done, compared }, refusal: undefined }, { headers: SECRET_PAGE })
  } catch (error) {
    if (!isApiError(error) || error.reference !== undefined) throw error
    if (error.category === 'graphql-authorization') throw redirect(paths.signIn(url.pathname + url.search))
    return data({ shown: undefined, refusal: sentenceOf(error) }, { status: 404, headers: SECRET_PAGE })
  }
}

const NO_TOKEN = 'Open it with the link “Change or cancel your order” in the email that confirmed it.'

/** What a piece would become, when its design tool has led here; why it cannot, beside the order as it is. */
async function comparedIn(api: Api, { searchParams }: URL) {
  const [token, piece, revision] = ['token', 'piece', 'revision'].map((name) => searchParams.get(name) ?? '')
  if (!token || !piece || !revision) return undefined
  try {
    const { orderPieceChange: change } = await api.send(ComparePieceDocument, { token, piece, revision })
    return { kind: 'compared' as const, piece, revision, change }
  } catch (error) {
    if (!isApiError(error) || error.reference !== undefined) throw error
    return { kind: 'refused' as const, message: sentenceOf(error) }
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const { publicUrl } = requestFactsOf(context)
  const how = { known: changeOrderActs(tokenIn(url)), staysHere: isSentByPage(request) }
  const answer = await actOn(apiOf(context), await request.formData(), publicUrl, how)
  return answer instanceof Response ? answer : answerOfAct(answer, publicUrl, SECRET_PAGE)
}

export function headers() {
  return SECRET_PAGE
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Change your order' })
}

/** One order, changed until the press has it: where it goes, and whether it is made at all. */
export default function ChangeOrderPage({ loaderData: { shown, refusal } }: Route.ComponentProps) {
  if (!shown)
    return (
      <FormPage heading="There is no order here" lead={refusal}>
        <Link to={orderPaths.tracking()} className={buttonClass({ look: 'outline' })}>
          Find my order
        </Link>
      </FormPage>
    )
  const { order, reasons, done, compared } = shown
  const { change_window: window } = order
  return (
    <div className="container-page pb-section">
      <h1 className="display pt-8 pb-4 text-h1 lg:pt-14">{`Change order ${order.number}`}</h1>
      <div className="grid gap-8">
        {done ? <News>{done}</News> : null}
        {window.is_open ? (
          <div className="text-lead">
            <ChangeWindow window={window} />
          </div>
        ) : (
          <ChangesClosed window={window} statusCode={order.status_code} />
        )}
        {compared?.kind === 'refused' ? <Notice kind="problem">{compared.message}</Notice> : null}
        {compared?.kind === 'compared' ? (
          // Alone, as this is the one thing to decide now.
          <ComparedPiece token={order.token} {...compared} />
        ) : (
          <Changes order={order} reasons={reasons} />
        )}
      </div>
    </div>
  )
}

/** All that can still be done with it. */
function Changes({
  order,
  reasons,
}: Pick<NonNullable<Route.ComponentProps['loaderData']['shown']>, 'order' | 'reasons'>) {
  const { change_window: window, shipping_address: address } = order
  return (
    <>
      {window.can_change ? <PieceChanges items={order.items} /> : null}
      {window.can_change && address ? (
        <AddressChange key={JSON.stringify(address)} address={address} />
      ) : null}
      {order.available_actions.includes('CANCEL') ? (
        <CancelOrder id={order.id} reasons={reasons} className="border-t border-line pt-8" />
      ) : null}
    </>
  )
}
