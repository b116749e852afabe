import type { Page } from '@playwright/test'

/**
 * Waits until nothing on the page moves or fades any more, except what never ends: a colour half-way is no colour to judge.
 *
 * What is busy ends with its answer, even where its animation repeats for ever: sums fade while they are worked out anew.
 *
 * Asks at every frame. The promise `finished` of an animation is no use here: a page at rest may draw no further frame,
 * and then it never settles.
 */
export const stillness = (page: Page) =>
  page.waitForFunction(
    () =>
      !document
        .getAnimations()
        .some(
          ({ effect, playState }) =>
            playState === 'running' &&
            (Number.isFinite(effect?.getComputedTiming().endTime) ||
              (effect instanceof KeyframeEffect && effect.target?.closest('[aria-busy="true"]'))),
        ),
    undefined,
    { polling: 'raf', timeout: 15_000 },
  )
