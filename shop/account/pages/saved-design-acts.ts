/** What the forms beside saved designs do (I-14). */
import { redirect } from 'react-router'
import { addressOf } from '#packages/routes/address.ts'
import {
  DropSavedDesignDocument,
  FreezeDesignDocument,
  KeepInAccountDocument,
  PutInCartDocument,
  SaveDesignDocument,
  SavedDesignDocument,
  ShareSavedDesignsDocument,
} from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { startCart } from '../../request/browser-cart.ts'
import { cartCookies } from '../../request/cookies.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'
import { INTENTS, KEPT_FIELD } from '../components/act-answer.ts'
import { dayOfInstant } from '../components/day-of-instant.ts'
import { MAX_NAME_LENGTH, nameIn } from '../rules/design-name.ts'
import type { Acts, Done } from './act.ts'

const GONE = { message: 'This design is not in your list any more. Reload the page.' }

export const savedDesignActs: Acts = {
  async [INTENTS.orderDesign]({ api, target, publicUrl }) {
    const { design } = await api.send(SavedDesignDocument, { key: target })
    if (!design) return GONE
    const input = { key: target, version: design.version }
    const { freezeDesign: frozen } = await api.send(FreezeDesignDocument, { input })
    if (frozen.__typename !== 'DesignRevision') return { message: frozen.message }
    const cart = await startCart(api)
    // PE-20: what is in the cart already is not added once more by a second press.
    const item = { sku: frozen.sku, design_revision: frozen.key, quantity: 1, only_new: true }
    const { addProductsToCart: added } = await api.send(PutInCartDocument, { cart, item })
    const refused = added?.user_errors[0]
    if (refused) return { message: refused.message }
    return redirect(paths.cart(), { headers: cartCookies(cart, added?.cart.total_quantity ?? 1, publicUrl) })
  },
  async [INTENTS.renameDesign]({ api, form, target }) {
    const name = nameIn(form)
    if (name === '') return { problems: { 'design-name': 'Type a name, such as Hallway.' } }
    if (name.length > MAX_NAME_LENGTH) {
      return {
        problems: { 'design-name': `Use at most ${MAX_NAME_LENGTH} letters; this has ${name.length}.` },
      }
    }
    return rename(api, target, name)
  },
  async [INTENTS.removeDesign]({ api, target }) {
    const { removeSavedDesign: isRemoved } = await api.send(DropSavedDesignDocument, { key: target })
    return isRemoved ? redirect(addressOf(accountPaths.savedDesigns(), { removed: target })) : GONE
  },
  /** Undo of a removal, and what this browser made before its owner signed in. */
  async [INTENTS.keepDesigns]({ api, form }) {
    for (const key of form.getAll(KEPT_FIELD).slice(0, MAX_KEPT_AT_ONCE)) {
      await api.send(KeepInAccountDocument, { key: String(key) })
    }
    return redirect(accountPaths.savedDesigns())
  },
  async [INTENTS.shareDesigns]({ api }) {
    const { savedDesignsLink: link } = await api.send(ShareSavedDesignsDocument, {})
    return `Until ${dayOfInstant(link.expires_at)} this link shows your designs to whoever has it: ${link.url}`
  },
}

/** A list and a browser hold no more. */
const MAX_KEPT_AT_ONCE = 200

/** The design as it is now, under another name. */
async function rename(api: Api, key: string, title: string): Promise<Done> {
  const { design } = await api.send(SavedDesignDocument, { key })
  if (!design) return GONE
  const { version: base_version, sku, document } = design
  const input = { key, base_version, sku, document, title }
  const { saveDesign: saved } = await api.send(SaveDesignDocument, { input })
  if (saved.__typename === 'Design') return 'Saved.'
  if (saved.__typename === 'DesignInvalid') return { message: saved.message }
  return {
    message: 'This design was changed in this moment, in another tab or on another device. Try again.',
  }
}
