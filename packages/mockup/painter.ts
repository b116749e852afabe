/** What draws mock-ups in a browser: the graphics card, or the processor where there is none to be had. */
import type { Scene } from './scene.ts'
import type { Texture } from './texture.ts'

/** The pictures of a scene, decoded without any colour conversion, and its map. */
export interface SceneImages {
  readonly base: ImageBitmap
  readonly light: ImageBitmap
  /** Packed, see `map.ts`. */
  readonly map: Uint8Array<ArrayBuffer>
}

export interface PaintedScene {
  /** As it is drawn: twice as large when it is zoomed. Textures have the sizes that its surfaces ask for. */
  readonly scene: Scene
  /** What lies on a surface from now on; undefined is blank white. @throws RangeError for a texture of another size */
  print(surface: number, texture: Texture | undefined): void
  /** Draws the scene into the painter's canvas, which takes its size. The canvas must be read in the same task. */
  draw(): void
  /** Gives back the memory that it took. */
  close(): void
}

export interface Painter {
  readonly canvas: HTMLCanvasElement | OffscreenCanvas
  /**
   * A scene with blank surfaces.
   *
   * @param isZoomed  draws it at twice its size, see `zoom.ts`
   * @throws Error when its pictures are not of its size, or the graphics card refuses
   */
  open(scene: Scene, images: SceneImages, isZoomed?: boolean): PaintedScene
  /** Browsers take the graphics card away when it is needed elsewhere: what is drawn from then on cannot be seen. */
  isLost(): boolean
  close(): void
}
