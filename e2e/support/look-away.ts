import type { Page } from '@playwright/test'

/** As a browser tells a page when another tab comes before it, or goes. */
export const lookAway = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
