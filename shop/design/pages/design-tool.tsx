import { startTransition, useEffect, useMemo, useState } from 'react'
import { data, redirect, useFetcher } from 'react-router'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { CHOICE_FIELDS, requestedSku } from '#shop/catalogue/rules/chosen.ts'
import { recordOfPrint } from '#shop/catalogue/rules/print-record.ts'
import { typedSkuIn } from '#shop/catalogue/rules/typed-sku-in.ts'
import { PUT_IN_CART } from '../../connection/cart-shown.ts'
import { answered, keyOf } from '../../connection/intentions.ts'
import { NOT_FOUND_TITLE } from '../../failures/not-found-page.tsx'
import type { PageFailure as Problem } from '../../failures/page-failure.ts'
import {
  type DesignedProductFragment,
  DesignToolDocument,
  PageOfToolDocument,
  ProductOfToolDocument,
} from '../../generated/client/graphql.ts'
import { triedPhotos } from '../../photos/tried-photos.ts'
import { ACT_FIELD, actIn } from '../../request/act-field.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError, needed, sentenceOf } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartCookies, cartIdOf } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { portfolioOf } from '../../request/portfolio-cookie.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { sceneOfPrint } from '../../scenes/rules/print-scene.ts'
import { DesignTool } from '../components/design-tool.tsx'
import type { Buying } from '../components/hooks/buying.ts'
import { OpeningTool } from '../components/opening-tool.tsx'
import { carriedDesignOf } from '../editor/carried-design.ts'
import { type EditorSession, openEditorSession } from '../editor/editor-session.ts'
import { editorSessionTools } from '../editor/editor-session-tools.ts'
import type { EditorInput } from '../editor/initial-state.ts'
import { formerDesignOf, savedDesignOf } from '../editor/saving/design-answers.ts'
import { shortHash } from '../editor/saving/short-hash.ts'
import { serverRenderedSession } from '../editor/server-rendered-session.ts'
import { templateDraft } from '../editor/template-draft.ts'
import { orderedPieceIn } from '../rules/ordered-piece.ts'
import { toolHead } from '../rules/tool-head.ts'
import { repeatPanel, withDesigns } from '../tools/shared-panels.ts'
import { toolNamed } from '../tools/tools.ts'
import type { Route } from './+types/design-tool.ts'
import { designOfLine, designsOfBrowser, openedDesign } from './opened-design.ts'
import { backToOrder, putDesignInCart } from './put-design-in-cart.ts'
import { additionFields, reportAddToCart } from './report-add-to-cart.ts'
import { templateOfAddress, templateSkuIn, templatesOfTool } from './templates-of-tool.ts'

/**
 * The product that sells every size of a family. A design names its family by its SKU, a link by the beginning of one, and an
 * address with neither by its path. The record must be there; a design that cannot be found opens an empty one and says so.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  // Of the page: what a navigation within the shop requests ends in `.data`, and no tool has such an address.
  const { searchParams: asked, pathname } = url
  const line = asked.get('line') ?? undefined
  const copied = asked.get('key') ?? undefined
  const key = asked.get('design') ?? (await needed(designOfLine(api, cartIdOf(request), line)))
  const opening = key === undefined ? undefined : openedDesign(api, key)
  const named = requestedSku(asked) || asked.get(CHOICE_FIELDS.product)?.toUpperCase()
  const [found, opened, source, kept] = await needed(
    Promise.all([
      opening?.then((design) => productFor(api, design?.design.sku ?? named, pathname)) ??
        productFor(api, named, pathname),
      opening,
      key === undefined && copied !== undefined ? openedDesign(api, copied) : undefined,
      designsOfBrowser(api, portfolioOf(request)),
    ]),
  )
  const print = found?.print_record
  if (!print) throw data({ message: 'We do not make this product.', reference: undefined }, { status: 404 })
  const record = recordOfPrint(print)
  const sku = typedSkuIn(record, asked)
  const choice = sku === undefined ? undefined : parseSku(record, sku)
  // Of the address only whether the shop has such a design, and which of its own: no text of a stranger (decision 0023).
  const templateSku = key === undefined && copied === undefined ? templateSkuIn(asked) : undefined
  const [templates, template] = await needed(
    Promise.all([
      templatesOfTool(api, record.family),
      templateSku ? templateOfAddress(api, templateSku, record.family) : undefined,
    ]),
  )
  const isLost = (key !== undefined || line !== undefined || copied !== undefined) && !opened && !source
  const isCloth = toolNamed(record.tool).panels.includes(repeatPanel)
  const start_repeat = isCloth ? await needed(repeatOfPage(api, asked, record)) : null
  return data(
    {
      name: found?.name ?? '',
      soldOut: found && soldOutOf(found),
      print: { ...print, start_repeat },
      // Nothing else of the address: what anybody can put there must not stand beside the key of a design (decision 0023).
      sku: choice?.kind === 'choice' ? sku : undefined,
      // A SKU may also name the product alone.
      isUnsold: choice?.kind === 'unknown-sku' && sku?.includes('-'),
      line: opened && line,
      // Not which one: see above.
      isOfOrder: opened !== undefined && orderedPieceIn((name) => asked.get(name)) !== undefined,
      opened,
      isInPortfolio: kept.some((one) => one.key === opened?.design.key),
      // Only what opens in this tool.
      latest: opened ? undefined : kept.find((one) => parseSku(record, one.sku).kind === 'choice'),
      isLost,
      templates,
      template,
      isTemplateLost: templateSku !== undefined && !template,
      source: record.wordsAlone ? undefined : source,
      other: opened || source || record.wordsAlone ? undefined : otherDesign(record, kept[0]),
    },
    { headers: PRIVATE_PAGE },
  )
}

/** F-17: the way out of a tool whose product is sold out: others of its kind. */
function soldOutOf({ stock_status, categories }: DesignedProductFragment): Buying['soldOut'] {
  if (stock_status !== 'OUT_OF_STOCK') return undefined
  const [category] = (categories ?? []).flatMap((one) => one ?? [])
  const { name, url_path } = category ?? {}
  return { others: name && url_path ? { name, to: paths.category({ urlPath: url_path }) } : undefined }
}

/** The design of another product; undefined for one of this, which the tool opens itself. */
function otherDesign(
  record: ProductRecord,
  design: { key: string; sku: string; title?: string | null } | undefined,
) {
  if (!design || design.sku.startsWith(`${record.skuPrefix}-`)) return undefined
  return { key: design.key, title: design.title ?? '' }
}

/** How the page that the shopper comes from opens a photo, such as that of cloth in a pattern; null for once. */
async function repeatOfPage(
  api: Api,
  asked: URLSearchParams,
  { family }: Pick<ProductRecord, 'family'>,
): Promise<string | null> {
  const page = asked.get(CHOICE_FIELDS.product)?.toUpperCase()
  if (!page) return null
  const { products } = await api.send(PageOfToolDocument, { sku: page })
  const print = products?.items?.[0]?.print_record
  return print?.family === family ? print.start_repeat : null
}

/** @param sku  of a choice, or its beginning; undefined leaves it to the path */
async function productFor(api: Api, sku: string | undefined, path: string) {
  if (sku === undefined) return (await api.send(ProductOfToolDocument, { path })).product_of_tool
  const { products } = await api.send(DesignToolDocument, { product: sku.split('-')[0] ?? '' })
  return products?.items?.[0]
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
  const isAnother = text('again') !== undefined
  const order = { design, version, line: text('line'), cart: cartIdOf(request), isAnother }
  try {
    const ordered = orderedPieceIn((name) => form.get(name))
    if (ordered) return await backToOrder(apiOf(context).keyed(actIn(form)), ordered, order)
    const result = await putDesignInCart(apiOf(context).keyed(actIn(form)), order)
    if (result.kind === 'problem') return data({ problem: result.message })
    if (result.kind === 'already') return data({ already: result.message })
    return redirect(paths.cart(), { headers: cartCookies(result.cart, result.count, publicUrl) })
  } catch (error) {
    if (!isApiError(error)) throw error
    const isUnsure = error.category === 'internal'
    return data({ problem: sentenceOf(error), isUnsure }, { status: isUnsure ? 500 : 400 })
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
    const answer = await serverAction()
    if (!('isUnsure' in answer && answer.isUnsure)) answered(actIn(form))
    return answer
  } catch (error) {
    if (error instanceof Response) {
      answered(actIn(form))
      if (!form.has('order')) void reportAddToCart(form)
    }
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

export function meta({ matches, loaderData, location }: Route.MetaArgs) {
  const print = loaderData?.print
  const head = print
    ? toolHead(print, location.pathname, loaderData.template)
    : { title: NOT_FOUND_TITLE, robots: 'NOINDEX,FOLLOW' }
  return pageMeta(matches, head)
}

export default function DesignToolPage({ loaderData }: Route.ComponentProps) {
  const { line, isOfOrder } = loaderData
  const own = useOpenSession(loaderData)
  const serverRendered = useServerRenderedSession(loaderData)
  const session = own ?? serverRendered
  const cart = useFetcher<typeof action>()
  const tool = useMemo(() => {
    const kind = toolNamed(loaderData.print.tool)
    return loaderData.templates.length > 0 ? withDesigns(kind) : kind
  }, [loaderData])
  if (!session) return <OpeningTool />
  const buying = {
    button: isOfOrder ? 'Compare and confirm' : line === undefined ? 'Add to cart' : 'Update cart',
    // A piece of an order was bought when there was one.
    soldOut: isOfOrder ? undefined : (loaderData.soldOut ?? undefined),
    goesTo: isOfOrder ? 'goes to your order' : 'goes to the cart',
    isBusy: cart.state !== 'idle',
    problem: cart.data && 'problem' in cart.data ? cart.data.problem : undefined,
    already: cart.data && 'already' in cart.data ? cart.data : undefined,
    buy({ key, version }: { key: string; version: number }, isAnother = false) {
      void cart.submit(
        {
          [ACT_FIELD]: keyOf(`${PUT_IN_CART} ${shortHash(key)} ${version} ${line ?? ''} ${isAnother}`),
          design: key,
          version: String(version),
          line: line ?? '',
          ...orderedPiece(),
          again: isAnother ? 'yes' : '',
          ...additionFields(loaderData.name, session.editor.record, session.editor.draft().choice),
        },
        { method: 'post', action: session.editor.record.toolPath },
      )
    },
  }
  return <DesignTool tool={tool} session={session} buying={buying} />
}

type Loaded = Route.ComponentProps['loaderData']

/** The session of the page that the server has drawn; on a walk within the shop there is none. */
function useServerRenderedSession(loaded: Loaded): EditorSession | undefined {
  const [isDrawn] = useState(
    () => typeof document === 'undefined' || document.querySelector('main.tool') !== null,
  )
  return useMemo(
    () => (isDrawn ? serverRenderedSession(editorInputOf(loaded)) : undefined),
    [isDrawn, loaded],
  )
}

function editorInputOf({
  print,
  sku,
  isUnsold,
  opened,
  source,
  isInPortfolio,
  latest,
  other,
  isLost,
  templates,
  template,
  isTemplateLost,
}: Loaded): EditorInput {
  const record = recordOfPrint(print)
  const parsed = sku === undefined ? undefined : parseSku(record, sku)
  const saved = opened && savedDesignOf(record, opened.design)
  const choice = parsed?.kind === 'choice' ? parsed.choice : undefined
  const product = { record, choice: choice ?? openingChoice(record) }
  const draft = source && carriedDesignOf(source.design, product)
  return {
    record,
    arrangement: toolNamed(record.tool).arrangement,
    scenes: print.scenes.map(sceneOfPrint),
    choice,
    source: source && draft && { draft, photos: source.photos },
    other,
    saved: opened && saved && { design: saved, photos: opened.photos },
    templates,
    template: template && templateDraft(template.document, product),
    isInPortfolio,
    latest: latest && formerDesignOf(record, latest),
    instead: isLost ? LOST : isTemplateLost ? NO_TEMPLATE : isUnsold ? UNSOLD : undefined,
  }
}

const LOST = 'We could not find that design. Here is an empty one.'
const NO_TEMPLATE =
  'The design that you followed is no longer there. Here is an empty one: start with a photo, or with another design.'
const UNSOLD =
  'We do not sell the size or finish of the link that you followed. Here is another; you can choose any size that we have.'

/** The piece of an order that the page was opened from, which the address says alone. */
const orderedPiece = () => {
  const asked = new URLSearchParams(location.search)
  return orderedPieceIn((name) => asked.get(name))
}

/** The open design lives as long as the page is open. It needs the browser: files, storage, canvas. */
function useOpenSession(loaded: Loaded): EditorSession | undefined {
  const [session, setSession] = useState<EditorSession>()
  useEffect(() => {
    const { line, opened } = loaded
    const ordered = opened && orderedPiece()
    const asked = new URLSearchParams(location.search)
    const photo = asked.get('photo')
    // As with the piece of an order, the address alone says it: decision 0023.
    const page = opened?.design.parent_sku ?? asked.get(CHOICE_FIELDS.product) ?? undefined
    let isLeft = false
    let open: EditorSession | undefined
    const input = editorInputOf(loaded)
    async function begin() {
      const carried =
        photo === null || opened || input.record.wordsAlone ? undefined : await triedPhotos().find(photo)
      if (isLeft) return
      const from = { line, ordered, page }
      const other = input.other && { ...input.other, page }
      open = openEditorSession({ ...input, carried, other }, editorSessionTools(input.record, from))
      if (input.instead) open.editor.announce(input.instead)
      // The whole screen is drawn: in slices, so that the press which led here is answered first.
      startTransition(() => setSession(open))
    }
    void begin()
    return () => {
      isLeft = true
      open?.close()
    }
  }, [loaded])
  return session
}
