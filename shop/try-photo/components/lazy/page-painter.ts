/** The one painter of a page: on the graphics card where it can be had, otherwise by the processor. */
import { createGlPainter } from '#packages/mockup/gl-painter.ts'
import type { PaintedScene, Painter } from '#packages/mockup/painter.ts'
import { createPlainPainter } from '#packages/mockup/plain-painter.ts'
import { isSeenCloser } from '#packages/mockup/zoom.ts'
import { fetchScene } from '../../../scenes/components/lazy/fetch-scene.ts'
import type { SceneSummary } from '../../../scenes/components/scene-summary.ts'

export interface SceneOnPage {
  painted: PaintedScene
  /** Its canvas holds the scene after `painted.draw()`, until the end of the task. */
  painter: Painter
}

let painter: Painter | undefined
/** A card that was taken away once may be again: from then on the processor draws. */
let wasLost = false
/** As many as a page has mock-ups; each is fetched and sent to the card once. */
let scenes = new Map<string, Promise<SceneOnPage>>()

/**
 * @param widthPx  how wide it is shown, in pixels of the screen; where it is larger than the scene, it is zoomed
 * @throws Error when the scene cannot be fetched or drawn; asked again, it is tried again
 */
export function sceneOnPage(summary: SceneSummary, widthPx: number): Promise<SceneOnPage> {
  if (painter?.isLost()) dropPainter()
  const isZoomed = isSeenCloser(summary, widthPx)
  const key = `${summary.name} ${summary.version} ${isZoomed}`
  const known = scenes.get(key)
  if (known) return known
  const coming = open(summary, isZoomed)
  scenes.set(key, coming)
  coming.catch(() => scenes.delete(key))
  return coming
}

/** What is on the card is gone with it. What pages show is not: they hold copies. */
function dropPainter() {
  wasLost = true
  painter = undefined
  scenes = new Map()
}

async function open(summary: SceneSummary, isZoomed: boolean): Promise<SceneOnPage> {
  const { scene, images } = await fetchScene(summary)
  painter ??= newPainter()
  const painted = painter.open(scene, images, isZoomed)
  for (const picture of [images.base, images.light]) picture.close()
  return { painted, painter }
}

function newPainter(): Painter {
  // A canvas that was asked for WebGL gives no other context, so each kind tries one of its own.
  const made =
    (wasLost ? undefined : glPainterOrNothing()) ?? createPlainPainter(document.createElement('canvas'))
  if (!made) throw new Error('Expected a place to draw but this browser has none')
  return made
}

function glPainterOrNothing(): Painter | undefined {
  try {
    return createGlPainter(document.createElement('canvas'))
  } catch {
    // A driver that cannot build the programs: the processor draws the same.
    return undefined
  }
}
