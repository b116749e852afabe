/**
 * What drawing threads do. Each has its own fonts and open scenes; arguments and results are copied between threads.
 *
 * What writes PDF is imported where it is used: it is half of what a thread would load, and most draw pictures alone.
 */
import type { Design, Surface } from '#packages/design-document/design.ts'
import type { Box } from '#packages/design-document/geometry.ts'
import type { Scene } from '#packages/mockup/scene.ts'
import type { Texture } from '#packages/mockup/texture.ts'
import type { Wrap } from '#packages/mockup/unfold.ts'
import type { Artwork, ArtworkOptions, SurfaceProof } from '../artwork/draw-artwork.ts'
import { loadFonts } from '../artwork/fonts.ts'
import type { JobTicket } from '../artwork/job-ticket.ts'
import type { PhotoFiles } from '../artwork/prepare-photo.ts'
import type { PressSheetsTask } from '../artwork/press-sheets.ts'
import { drawProof, type ProofOptions } from '../artwork/proof.ts'
import { drawMockUp, type MockUpFormat, textureFor } from '../mockup/mock-up.ts'
import { openSceneFolder, type SceneFolder } from '../mockup/scene-folder.ts'

/** Paths on this machine by photo key. */
export type PhotoPaths = ReadonlyMap<string, string>

/** Half of what one process kept when it drew by itself, because two threads are common. */
const MAX_SCENE_BYTES = 128_000_000

export interface ProofTask extends Omit<ProofOptions, 'photos' | 'fonts'> {
  readonly surface: Surface
  readonly photos: PhotoPaths
}

/** A picture of a surface; see `drawProof`. */
export async function proof({ surface, photos, ...options }: ProofTask): Promise<Uint8Array> {
  const fonts = await loadFonts()
  return drawProof(surface, { photos: photoFilesOf(photos), fonts, ...options })
}

/** What lies on a surface of a scene: a part of a design, or an encoded picture. */
export type MockUpPrint =
  | { readonly surface: Surface; readonly area: Box; readonly widthPx: number }
  | { readonly picture: Uint8Array }

export interface MockUpTask {
  readonly photos: PhotoPaths
  /** The folder of all scenes. */
  readonly folder: string
  readonly scene: Scene
  /** One for each surface of the scene; undefined is blank. */
  readonly prints: readonly (MockUpPrint | undefined)[]
  /** Where the first of them holds the sides of the product too. */
  readonly wrap: Wrap | undefined
  readonly widthPx: number
  readonly format: MockUpFormat
}

/** A mock-up; see `drawMockUp`. */
export async function mockUp(task: MockUpTask): Promise<Uint8Array> {
  const { photos, folder, scene, prints, wrap, widthPx, format } = task
  const opened = await sceneFolder(folder).open(scene, widthPx, wrap)
  const textures: (Texture | undefined)[] = []
  for (const [place, shown] of opened.scene.surfaces.entries()) {
    const print = prints[place]
    textures.push(print && (await textureFor(shown, await pictureOf(print, photos))))
  }
  return drawMockUp(opened, textures, { widthPx, format })
}

async function pictureOf(print: MockUpPrint, photos: PhotoPaths): Promise<Uint8Array> {
  if ('picture' in print) return print.picture
  const { surface, area, widthPx } = print
  const fonts = await loadFonts()
  return drawProof(surface, { photos: photoFilesOf(photos), fonts, widthPx, area, format: 'png' })
}

export interface ArtworkTask extends Omit<ArtworkOptions, 'photos'> {
  readonly design: Design
  readonly photos: PhotoPaths
}

/** Buffers arrive in the other thread as plain bytes. */
export type DrawnSurface = Omit<SurfaceProof, 'proof'> & { proof: Uint8Array }
export type DrawnArtwork = Record<keyof Pick<Artwork, 'pdf' | 'proof'>, Uint8Array> & {
  readonly surfaces: readonly DrawnSurface[]
}

/** The files of an order line, except its ticket; see `drawArtwork`. */
export async function artwork({ design, photos, ...options }: ArtworkTask): Promise<DrawnArtwork> {
  const { drawArtwork } = await import('../artwork/draw-artwork.ts')
  return drawArtwork(design, { photos: photoFilesOf(photos), ...options })
}

/** The press sheets of an order line; see `drawPressSheets`. */
export async function pressSheets(task: PressSheetsTask): Promise<Uint8Array> {
  const { drawPressSheets } = await import('../artwork/press-sheets.ts')
  return drawPressSheets(task)
}

/** See `drawJobTicket`. */
export async function jobTicket(ticket: JobTicket): Promise<Uint8Array> {
  const { drawJobTicket } = await import('../artwork/job-ticket.ts')
  return drawJobTicket(ticket)
}

const sceneFolders = new Map<string, SceneFolder>()

function sceneFolder(folder: string): SceneFolder {
  const known = sceneFolders.get(folder) ?? openSceneFolder(folder, MAX_SCENE_BYTES)
  sceneFolders.set(folder, known)
  return known
}

function photoFilesOf(paths: PhotoPaths): PhotoFiles {
  return async (key) => {
    const file = paths.get(key)
    if (file === undefined) throw new Error(`Expected photo ${key} to be among those that were lent`)
    return { file }
  }
}
