/** A scene that follows the design while the shopper goes on with it. */
import type { Surface } from '#packages/design-document/design.ts'
import type { SceneSummary } from '#shop/scenes/components/scene-summary.ts'
import { pairSurfaces } from '#shop/scenes/rules/surface-pairs.ts'
import { idle } from '#ui/idle.ts'
import { createDebounce } from './debounce.ts'
import { createFacePainter, type FacePainter, type ShownFace } from './face-painter.ts'
import { createRedraws } from './redraws.ts'
import { type Look, openSceneStage } from './scene-stage.ts'

/** What the shopper has made at one moment. */
export interface ShownDesign extends Omit<ShownFace, 'face'> {
  readonly surfaces: readonly Surface[]
  /** How many pieces have the same design. */
  readonly copies: number
}

export interface LiveScene {
  /** Draws the design as it is now, as soon as the browser has nothing better to do. */
  follow(shown: ShownDesign): void
  close(): void
}

export interface LiveSceneEvents {
  /** @param sides names of the surfaces that are seen in it */
  onPicture(picture: ImageData, sides: readonly string[]): void
  /** It could not be fetched or drawn. */
  onFailure(): void
}

/** Longer than between two letters, so that typing is never disturbed; but who types on and on sees it too. */
const PAUSE = { pauseMs: 150, limitMs: 1000 }
/** Drawn after so long at the latest, even if the browser is never idle. */
const PATIENCE_MS = 500

export function createLiveScene(summary: SceneSummary, look: Look, events: LiveSceneEvents): LiveScene {
  const opening = openSceneStage(summary, look)
  const painters = new Map<number, FacePainter>()
  /** The sides of a piece are seen on the first surface of a scene. */
  const painterOf = (place: number) => {
    const painter = painters.get(place) ?? createFacePainter(place === 0 ? look.wrap : undefined)
    painters.set(place, painter)
    return painter
  }
  const debounce = createDebounce(
    { now: () => performance.now(), wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
    PAUSE,
  )
  const redraws = createRedraws<ShownDesign, { picture: ImageData; sides: readonly string[] }>({
    async draw({ surfaces, copies, ...shown }) {
      const stage = await opening
      const faces = pairSurfaces(stage.surfaces, surfaces, copies)
      const prints: (ImageData | undefined)[] = []
      for (const [place, texels] of stage.surfaces.entries()) {
        const face = faces[place]
        prints.push(face && (await painterOf(place)({ ...shown, face }, texels)))
      }
      const sides = new Set(faces.flatMap((face) => (face ? [face.name] : [])))
      return { picture: await stage.compose(prints), sides: [...sides] }
    },
    async free() {
      await debounce.pause()
      await idle(PATIENCE_MS)
    },
    show: ({ picture, sides }) => events.onPicture(picture, sides),
    fail: events.onFailure,
  })
  return {
    follow(shown) {
      debounce.touch()
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
