import { useEffect, useState } from 'react'
import { data, redirect, useFetcher } from 'react-router'
import { recordOfPrint } from '#shop/catalogue/rules/print-record.ts'
import { parseSku } from '#shop/catalogue/rules/sku.ts'
import { apiOf } from '../../api.ts'
import { brand } from '../../brand.ts'
import { cartCookies, cartIdOf } from '../../frame/cookies.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { isApiError, needed, sentenceOf } from '../../frame/problem.ts'
import type { Problem } from '../../frame/problem-words.ts'
import { requestFactsOf } from '../../frame/request.ts'
import { DesignToolDocument } from '../../generated/client/graphql.ts'
import { tell } from '../../measuring/data-layer.ts'
import { sceneOfPrint } from '../../mockups/rules/print-scene.ts'
import { paths } from '../../paths.ts'
import { DesignTool } from '../components/design-tool.tsx'
import { OpeningTool } from '../components/opening-tool.tsx'
import { triedPhotos } from '../editor/photos/tried-photos.ts'
import { savedDesignOf } from '../editor/saving/design-answers.ts'
import { openSession, type Session } from '../editor/session.ts'
import { sessionTools } from '../editor/session-tools.ts'
import type { Route } from './+types/design-tool.ts'
import { designOfLine, openedDesign } from './opened-design.ts'
import { putDesignInCart } from './put-design-in-cart.ts'
import { additionFields, additionIn } from './told-addition.ts'

/**
 * The product that sells every size; links from other products name it by the beginning of their SKU. The record must be there; a design that cannot be found opens an empty canvas and says so. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const asked = new URL(request.url).searchParams
  const sku = asked.get('sku') ?? undefined
  const line = asked.get('line') ?? undefined
  const photo = asked.get('photo') ?? undefined
  const key = asked.get('design') ?? (await needed(designOfLine(api, cartIdOf(request), line)))
  const [{ products }, opened] = await needed(
    Promise.all([
      api.send(DesignToolDocument, { product: sku?.split('-')[0] || (brand.tool?.sku ?? '') }),
      key === undefined ? undefined : openedDesign(api, key),
    ]),
  )
  const product = products?.items?.[0]
  const print = product?.print_record
  if (!print) throw data({ message: 'We do not make this product.', reference: undefined }, { status: 404 })
  const isLost = (key !== undefined || line !== undefined) && opened === undefined
  return data(
    { name: product.name ?? '', print, sku, photo, line: opened && line, opened, isLost },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** Freezes what is saved and puts it in the cart, or into the line it was opened from. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  // The API counts versions in 32 bits.
  const [design, version] = [text('design'), Number(text('version'))]
  if (design === undefined || version !== (version | 0)) throw data(UNREADABLE, { status: 400 })
  const { publicUrl } = requestFactsOf(context)
  const order = { design, version, line: text('line'), cart: cartIdOf(request) }
  try {
    const result = await putDesignInCart(apiOf(context), order)
    if (result.kind === 'problem') return data({ problem: result.message })
    return redirect(paths.cart(), { headers: cartCookies(result.cart, result.count, publicUrl) })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data({ problem: sentenceOf(error) }, { status: error.category === 'internal' ? 500 : 400 })
  }
}

/** The tool always says which design it means. */
const UNREADABLE: Problem = {
  message: 'This form does not say which design to print. Please open the design and try again.',
  reference: undefined,
}

/** A redirect, which travels as a thrown response, says that the design is in the cart. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const added = error instanceof Response ? additionIn(form) : undefined
    if (added) tell(added)
    throw error
  }
}

/** The tool keeps the address itself while it saves; nothing needs to be loaded again for that. */
export function shouldRevalidate() {
  return false
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** G-07, G-08: one fixed title, and no place in search engines. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: brand.tool?.title ?? '404 Not Found', robots: 'NOINDEX,FOLLOW' })
}

export default function DesignToolPage({ loaderData }: Route.ComponentProps) {
  const { line } = loaderData
  const session = useOpenSession(loaderData)
  const cart = useFetcher<typeof action>()
  if (!session) return <OpeningTool />
  const buying = {
    isUpdate: line !== undefined,
    isBusy: cart.state !== 'idle',
    problem: cart.data?.problem,
    buy({ key, version }: { key: string; version: number }) {
      void cart.submit(
        {
          design: key,
          version: String(version),
          line: line ?? '',
          ...additionFields(loaderData.name, session.editor.record, session.editor.draft().choice),
        },
        { method: 'post', action: paths.designTool() },
      )
    },
  }
  return <DesignTool session={session} buying={buying} />
}

/** The open design lives as long as the page is open. It needs the browser: files, storage, canvas. */
function useOpenSession(loaded: Route.ComponentProps['loaderData']): Session | undefined {
  const [session, setSession] = useState<Session>()
  useEffect(() => {
    const { print, sku, photo, line, opened, isLost } = loaded
    let isLeft = false
    let open: Session | undefined
    const record = recordOfPrint(print)
    const parsed = sku === undefined ? undefined : parseSku(record, sku)
    const saved = opened && savedDesignOf(record, opened.design)
    async function begin() {
      const carried = photo === undefined || opened ? undefined : await triedPhotos().find(photo)
      if (isLeft) return
      open = openSession(
        {
          record,
          scenes: print.scenes.map(sceneOfPrint),
          choice: parsed?.kind === 'choice' ? parsed.choice : undefined,
          saved: opened && saved && { design: saved, photos: opened.photos },
          carried,
        },
        sessionTools(record, { line }),
      )
      if (isLost) open.editor.announce('We could not find that design. Here is an empty canvas.')
      setSession(open)
    }
    void begin()
    return () => {
      isLeft = true
      open?.close()
    }
  }, [loaded])
  return session
}
