/** A scene that follows the design while the shopper goes on with it. */
import type { SceneSummary } from '#shop/mockups/components/scene-summary.ts'
import { idle } from '#ui/idle.ts'
import { createFacePainter, type ShownFace } from './face-painter.ts'
import { createQuiet } from './quiet.ts'
import { createRedraws } from './redraws.ts'
import { type Look, openSceneStage } from './scene-stage.ts'

export interface LiveScene {
  /** Draws the design as it is now, as soon as the browser has nothing better to do. */
  follow(shown: ShownFace): void
  close(): void
}

export interface LiveSceneEvents {
  onPicture(picture: ImageData): void
  /** It could not be fetched or drawn. */
  onFailure(): void
}

/** Longer than between two letters, so that typing is never disturbed; but who types on and on sees it too. */
const PAUSE = { quietMs: 150, limitMs: 1000 }
/** Drawn after so long at the latest, even if the browser is never idle. */
const PATIENCE_MS = 500

export function createLiveScene(summary: SceneSummary, look: Look, events: LiveSceneEvents): LiveScene {
  const opening = openSceneStage(summary, look)
  const paint = createFacePainter(look.wrap)
  const quiet = createQuiet(
    { now: () => performance.now(), wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    PAUSE,
  )
  const redraws = createRedraws<ShownFace, ImageData>({
    async draw(shown) {
      const stage = await opening
      return stage.compose(await paint(shown, stage.texels))
    },
    async free() {
      await quiet.pause()
      await idle(PATIENCE_MS)
    },
    show: events.onPicture,
    fail: events.onFailure,
  })
  return {
    follow(shown) {
      quiet.stir()
      redraws.ask(shown)
    },
    close() {
      redraws.close()
      void opening.then(
        (stage) => stage.close(),
        // It was never opened, and the failure has been told.
        () => undefined,
      )
    },
  }
}
