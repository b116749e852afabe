import type { Page } from '@playwright/test'

/** Waits until nothing on the page moves or fades any more, except what never ends: a colour half-way is no colour to judge. */
export const stillness = (page: Page) =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })
