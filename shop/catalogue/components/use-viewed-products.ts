import { type RefObject, useEffect, useRef, useState } from 'react'
import { deviceTexts } from '#ui/device.ts'
import { ViewedProductsDocument } from '../../generated/client/graphql.ts'
import { cachingApi } from '../../request/browser-api.ts'
import { inOrderOf, shownBeside, viewedIn, withViewed } from '../rules/viewed-products.ts'
import { type CardProduct, cardProduct } from './card-product.ts'

const KEPT = 'viewed-products'
const texts = deviceTexts('local')

/** The products are fetched when the shopper is this near. */
const NEAR = '800px'

export interface ViewedProducts {
  /** Of the place where they stand, also while nothing does. */
  place: RefObject<HTMLDivElement | null>
  /** How many there will be; 0 while there is nothing to show. */
  count: number
  /** Undefined until they have come. */
  products: readonly CardProduct[] | undefined
  forget: () => void
}

/**
 * What this device looked at before the product, and that it looks at this one now. The list never leaves the device but as
 * the question for names, pictures and prices, which is one for all.
 *
 * Nothing moves under a finger or an eye: the place is made while it is out of sight, and filled while it is near.
 */
export function useViewedProducts(urlKey: string): ViewedProducts {
  const place = useRef<HTMLDivElement>(null)
  const [keys, setKeys] = useState<readonly string[]>([])
  const [products, setProducts] = useState<readonly CardProduct[]>()
  useEffect(() => {
    const kept = viewedIn(texts.getItem(KEPT))
    texts.setItem(KEPT, withViewed(kept, urlKey))
    const shown = shownBeside(urlKey, kept)
    if (shown.length === 0) return
    return whenSeen(place.current, { isSeen: false }, () => setKeys(shown))
  }, [urlKey])
  useEffect(() => {
    if (keys.length === 0) return
    const asking = new AbortController()
    const stop = whenSeen(place.current, { isSeen: true, rootMargin: NEAR }, () => {
      void productsOf(keys, asking.signal).then(
        (found) => {
          setProducts(found)
          if (found.length === 0) setKeys([])
        },
        // Nobody asked for them: without a connection the page is as good.
        () => asking.signal.aborted || setKeys([]),
      )
    })
    return () => {
      stop()
      asking.abort()
    }
  }, [keys])
  return {
    place,
    count: keys.length,
    products,
    forget: () => {
      texts.removeItem(KEPT)
      setKeys([])
    },
  }
}

async function productsOf(keys: readonly string[], signal: AbortSignal): Promise<CardProduct[]> {
  const asked = { urlKeys: [...keys], count: keys.length }
  const { products } = await cachingApi.send(ViewedProductsDocument, asked, signal)
  return inOrderOf(keys, (products?.items ?? []).flatMap(cardProduct))
}

/** Calls once, as soon as the element is in sight, or out of it. */
function whenSeen(
  element: Element | null,
  { isSeen, rootMargin }: { isSeen: boolean; rootMargin?: string },
  then: () => void,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting !== isSeen) return
      observer.disconnect()
      then()
    },
    rootMargin === undefined ? {} : { rootMargin },
  )
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
