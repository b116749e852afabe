/** A shop for the journeys of one file alone, whose folder they read: what orders put there is theirs. */
import { test } from '@playwright/test'
import { cookieNames } from '../../shop/request/cookie-names.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../../tools/shop-process.ts'

interface OwnShop {
  readonly url: string
  readonly dataDir: string
}

/** Called once, outside of tests. Its shoppers have seen the offer for first visitors, which comes while they choose. */
export function ownShop(): OwnShop {
  const dataDir = makeDataDir()
  let shop: ShopProcess | undefined
  const url = () => {
    if (!shop) throw new Error('Expected the address of the shop to be asked for within a test')
    return shop.url
  }
  test.beforeAll(async () => {
    shop = await startShopProcess(dataDir)
  })
  test.afterAll(async () => {
    await shop?.stop()
    removeDataDir(dataDir)
  })
  test.beforeEach(({ context }) =>
    context.addCookies([{ name: cookieNames.homePopup, value: '1', url: url() }]),
  )
  return {
    dataDir,
    get url() {
      return url()
    },
  }
}
