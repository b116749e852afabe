/** How a print without corners is cut. */
export type CutOutline = 'ellipse' | 'path'

/**
 * A scene: a rendered room or table with products on whose surfaces any design can be shown.
 *
 * Beside `scene.json` lie its three pictures; what they hold is said in docs/decisions/0014-scenes.md.
 */
export interface SceneSurface {
  readonly name: string
  readonly widthMm: number
  readonly heightMm: number
  /** Of a print without corners, round or cut along the path of the piece that is shown; left out where it has them. */
  readonly outline?: CutOutline
  /** Size of the picture of a design, so that a texel of it is about a pixel of the scene where it is shown largest. */
  readonly texelsWide: number
  readonly texelsHigh: number
}

export interface Scene {
  readonly name: string
  /** What is in the room, in words. */
  readonly alt: string
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** What full white of the picture of light stands for. */
  readonly lightMax: number
  /** Another one means other pictures. */
  readonly version: string
  /** Empty where nothing is printed, such as a neon sign. */
  readonly surfaces: readonly SceneSurface[]
}

/** The shaders hold their sizes in arrays of this length. */
export const MAX_SURFACES = 16
const MAX_PX = 4096
const MAX_MM = 20_000

/**
 * Reads a scene.json.
 *
 * @param text  its content
 * @throws Error that names the first thing that is wrong with it
 * @example readScene('{"name":"wall", …}').surfaces[0].texelsWide // 640
 */
export function readScene(text: string): Scene {
  const fields = fieldsOf(parsed(text), 'a scene')
  const { surfaces } = fields
  if (!Array.isArray(surfaces) || surfaces.length > MAX_SURFACES) {
    throw new Error(`Expected surfaces to be a list of at most ${MAX_SURFACES}`)
  }
  const scene: Scene = {
    name: matching(fields, 'name', /^[a-z0-9]+(-[a-z0-9]+)*$/),
    alt: matching(fields, 'alt', /\S/),
    width: whole(fields, 'width'),
    height: whole(fields, 'height'),
    lightMax: above0(fields, 'lightMax', 64),
    version: matching(fields, 'version', /^[\w-]+$/),
    surfaces: surfaces.map(readSurface),
  }
  const names = new Set(scene.surfaces.map(({ name }) => name))
  if (names.size < scene.surfaces.length) throw new Error('Expected every surface to have a name of its own')
  return scene
}

function readSurface(json: unknown): SceneSurface {
  const fields = fieldsOf(json, 'a surface')
  const { outline } = fields
  if (outline !== undefined && outline !== 'ellipse' && outline !== 'path') {
    throw new Error(
      `Expected outline to be ellipse, path or left out but received ${JSON.stringify(outline)}`,
    )
  }
  return {
    name: matching(fields, 'name', /^[\w-]+$/),
    widthMm: above0(fields, 'widthMm', MAX_MM),
    heightMm: above0(fields, 'heightMm', MAX_MM),
    ...(outline && { outline }),
    texelsWide: whole(fields, 'texelsWide'),
    texelsHigh: whole(fields, 'texelsHigh'),
  }
}

type Fields = Readonly<Record<string, unknown>>

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('Expected a scene to be JSON', { cause })
  }
}

function fieldsOf(json: unknown, what: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error(`Expected ${what} to be an object`)
  }
  return json as Fields
}

function matching(fields: Fields, name: string, pattern: RegExp): string {
  const value = own(fields, name)
  if (typeof value === 'string' && value.length <= 300 && pattern.test(value)) return value
  throw unexpected(name, `text of at most 300 letters that matches ${pattern}`, value)
}

function whole(fields: Fields, name: string): number {
  const value = own(fields, name)
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_PX) return value
  throw unexpected(name, `a whole number from 1 to ${MAX_PX}`, value)
}

function above0(fields: Fields, name: string, most: number): number {
  const value = own(fields, name)
  if (typeof value === 'number' && value > 0 && value <= most) return value
  throw unexpected(name, `a number above 0 and at most ${most}`, value)
}

const own = (fields: Fields, name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined)

function unexpected(name: string, wanted: string, value: unknown): Error {
  const received = JSON.stringify(value)?.slice(0, 80)
  return new Error(`Expected ${name} to be ${wanted} but received ${received}`)
}
