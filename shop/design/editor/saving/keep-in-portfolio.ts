/** Hands the keys of designs over to the cookie of this browser, and tries until the shop has them. */
import type { LocalDrafts } from './local-drafts.ts'

export interface PortfolioKeeper {
  /** The design shall be found again. */
  keep(key: string): void
  /** Hands over what is waiting. */
  hurry(): void
}

/** @param post gives keys to the shop; whether the browser's cookie holds them now. Never throws */
export function portfolioKeeper(
  drafts: Pick<LocalDrafts, 'toHandOver' | 'handOver' | 'handedOver'>,
  post: (keys: readonly string[]) => Promise<boolean>,
): PortfolioKeeper {
  let isUnderWay = false

  async function handOver() {
    const keys = drafts.toHandOver()
    if (isUnderWay || keys.length === 0) return
    isUnderWay = true
    const isDone = await post(keys)
    isUnderWay = false
    if (!isDone) return
    drafts.handedOver(keys)
    // What came meanwhile.
    await handOver()
  }

  return {
    keep(key) {
      drafts.handOver(key)
      void handOver()
    },
    hurry: () => void handOver(),
  }
}
