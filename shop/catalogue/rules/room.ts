/**
 * The room on whose wall sizes are shown (`tools/photography/scenes/room.py`). It is seen straight on, so a millimetre of the
 * wall takes as many pixels everywhere. Lengths in millimetres of the wall, from the top left corner of the picture.
 */
export const ROOM = {
  widthMm: 3200,
  heightMm: 2880,
  /** Over the middle of the sofa, at eye height: where the middle of a picture hangs at first. */
  hang: { x: 1540, y: 970 },
  /** Between the lamp and the plant, from under the ceiling to a hand's breadth above the sofa. */
  free: { left: 430, right: 2650, top: 60, bottom: 1590 },
}

/** The nearest place on the free wall for the middle of a picture of this size. */
export function middleOnWall(
  { x, y }: { x: number; y: number },
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): { x: number; y: number } {
  const { left, right, top, bottom } = ROOM.free
  const between = (value: number, least: number, most: number) =>
    least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value))
  return {
    x: between(x, left + widthMm / 2, right - widthMm / 2),
    y: between(y, top + heightMm / 2, bottom - heightMm / 2),
  }
}
