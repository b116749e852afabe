/** How far a wheel zooms. */

const SPEED = 0.0016
/** A pinch on a trackpad arrives as a wheel with Ctrl, in steps of a few pixels. */
const PINCH_SPEED = 0.012
/** A step of a mouse wheel with Ctrl is no pinch, and goes as far as one without. */
const MAX_PINCH_PX = 14
const LINE_PX = 16

/**
 * The factor by which one event of a wheel enlarges what is under it.
 *
 * @param event  `deltaY` as the browser counts it, below zero away from the shopper
 * @returns above 1 enlarges; a notch of a mouse, 100 to 120 px or 3 lines, is about a fifth in any browser
 */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const px = deltaMode === DOM_DELTA_LINE ? deltaY * LINE_PX : deltaY
  if (!ctrlKey) return Math.exp(-px * SPEED)
  const pinched = Math.min(MAX_PINCH_PX, Math.max(-MAX_PINCH_PX, px))
  return Math.exp(-pinched * PINCH_SPEED)
}

/** `WheelEvent.DOM_DELTA_LINE`: what Firefox counts in with a mouse. */
const DOM_DELTA_LINE = 1
