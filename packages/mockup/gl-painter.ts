/** Draws mock-ups with WebGL2: a scene is sent to the graphics card once, and each redraw is one triangle. */
import { requireSize } from './compose.ts'
import { detailAt } from './detail.ts'
import { unpackMap } from './map.ts'
import type { PaintedScene, Painter } from './painter.ts'
import { MAX_SURFACES, type Scene } from './scene.ts'
import { COMPOSE, COMPOSE_ZOOMED, CORNERS } from './shaders.ts'
import { lessDetail, zoomedScene } from './zoom.ts'

/**
 * One painter draws as many scenes as a page has: browsers allow only a few contexts a page.
 *
 * @param canvas  of the painter's own
 * @param acceptSoftware  takes a WebGL2 that the processor plays as well, which is slower than the plain painter
 * @returns undefined where there is no WebGL2 to be taken
 * @throws Error when the programs cannot be built
 */
export function createGlPainter(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  acceptSoftware = false,
): Painter | undefined {
  const attributes = { ...ATTRIBUTES, failIfMajorPerformanceCaveat: !acceptSoftware }
  const gl = canvas.getContext('webgl2', attributes) as WebGL2RenderingContext | null
  if (!gl) return undefined
  const compose = programOf(gl, COMPOSE)
  /** Built when it is first needed. */
  let composeZoomed: WebGLProgram | undefined
  return {
    canvas,
    open(kept, images, isZoomed = false) {
      const scene = isZoomed ? zoomedScene(kept) : kept
      const places = placesTexture(gl, kept, images.map)
      const textures = [places, pictureTexture(gl, images.base), pictureTexture(gl, images.light)]
      const designs = designLayers(gl, scene)
      textures.push(designs)
      if (gl.getError() !== gl.NO_ERROR || gl.isContextLost())
        throw new Error('The graphics card refused the scene')
      if (!isZoomed) return paintedScene(gl, compose, scene, textures)
      composeZoomed ??= programOf(gl, COMPOSE_ZOOMED)
      return paintedScene(gl, composeZoomed, scene, textures, kept.surfaces.map(lessDetail))
    },
    isLost: () => gl.isContextLost(),
    close() {
      gl.deleteProgram(compose)
      if (composeZoomed) gl.deleteProgram(composeZoomed)
    },
  }
}

/** The picture is read right after it is drawn, so nothing needs to be kept, blended or smoothed. */
const ATTRIBUTES: WebGLContextAttributes = { alpha: false, antialias: false, depth: false }

function paintedScene(
  gl: WebGL2RenderingContext,
  program: WebGLProgram,
  scene: Scene,
  textures: readonly WebGLTexture[],
  less: readonly number[] = [],
): PaintedScene {
  const { width, height, lightMax } = scene
  /** As the shaders want them; a width of 0 is blank. */
  const prints = new Int32Array(MAX_SURFACES * 4)
  const place = (name: string) => gl.getUniformLocation(program, name)
  const designs = textures.at(-1) ?? null
  return {
    scene,
    print(number, texture) {
      const surface = scene.surfaces[number]
      if (!surface)
        throw new RangeError(
          `Expected a surface from 0 to ${scene.surfaces.length - 1} but received ${number}`,
        )
      requireSize(surface, texture)
      prints.fill(0, number * 4, number * 4 + 4)
      if (!texture) return
      const { texelsWide, texelsHigh } = surface
      prints.set([texelsWide, texelsHigh, texture.levels.length - 1, less[number] ?? 0], number * 4)
      gl.bindTexture(gl.TEXTURE_2D_ARRAY, designs)
      texture.levels.forEach((level, index) => {
        const texels = texture.texels.subarray(
          level.start * 4,
          (level.start + level.width * level.height) * 4,
        )
        const size = [level.width, level.height, 1] as const
        gl.texSubImage3D(gl.TEXTURE_2D_ARRAY, index, 0, 0, number, ...size, gl.RGBA, gl.UNSIGNED_BYTE, texels)
      })
    },
    draw() {
      if (gl.canvas.width !== width || gl.canvas.height !== height) {
        gl.canvas.width = width
        gl.canvas.height = height
      }
      gl.bindFramebuffer(gl.FRAMEBUFFER, null)
      gl.viewport(0, 0, width, height)
      // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's word, not a hook of React
      gl.useProgram(program)
      for (const [unit, name] of ['places', 'base', 'light', 'designs'].entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit)
        gl.bindTexture(name === 'designs' ? gl.TEXTURE_2D_ARRAY : gl.TEXTURE_2D, textures[unit] ?? null)
        gl.uniform1i(place(name), unit)
      }
      gl.uniform4iv(place('prints'), prints)
      gl.uniform1f(place('lightMax'), lightMax)
      gl.uniform1i(place('height'), height)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    close() {
      for (const texture of textures) gl.deleteTexture(texture)
    },
  }
}

/** Of each pixel: u, v, level of detail, and number of the surface plus one; 0 where none is seen. */
function placesTexture(gl: WebGL2RenderingContext, scene: Scene, packed: Uint8Array): WebGLTexture {
  const { width, height, surfaces } = scene
  const map = unpackMap(packed, scene)
  const places = new Uint16Array(width * height * 4)
  // All of them are pixels of the scene.
  for (let at = 0; at < width * height; at++) {
    if (map.coverage[at] === 0 || map.surface[at]! >= surfaces.length) continue
    places[at * 4] = map.u[at]!
    places[at * 4 + 1] = map.v[at]!
    places[at * 4 + 2] = detailAt(map, surfaces, at)
    places[at * 4 + 3] = map.surface[at]! + 1
  }
  const texture = newTexture(gl, gl.TEXTURE_2D)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA16UI, width, height)
  gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, width, height, gl.RGBA_INTEGER, gl.UNSIGNED_SHORT, places)
  return texture
}

/** A picture as its levels are, first row first. */
function pictureTexture(gl: WebGL2RenderingContext, image: TexImageSource): WebGLTexture {
  const texture = newTexture(gl, gl.TEXTURE_2D)
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, image)
  return texture
}

/** One layer for each surface, as large as the largest design. The card decodes sRGB when a texel is read. */
function designLayers(gl: WebGL2RenderingContext, { surfaces }: Scene): WebGLTexture {
  const width = Math.max(1, ...surfaces.map(({ texelsWide }) => texelsWide))
  const height = Math.max(1, ...surfaces.map(({ texelsHigh }) => texelsHigh))
  const levels = Math.floor(Math.log2(Math.max(width, height))) + 1
  const texture = newTexture(gl, gl.TEXTURE_2D_ARRAY)
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, levels, gl.SRGB8_ALPHA8, width, height, surfaces.length || 1)
  return texture
}

function newTexture(gl: WebGL2RenderingContext, target: GLenum): WebGLTexture {
  const texture = gl.createTexture()
  gl.bindTexture(target, texture)
  const isLayered = target === gl.TEXTURE_2D_ARRAY
  gl.texParameteri(target, gl.TEXTURE_MIN_FILTER, isLayered ? gl.NEAREST_MIPMAP_NEAREST : gl.NEAREST)
  gl.texParameteri(target, gl.TEXTURE_MAG_FILTER, gl.NEAREST)
  return texture
}

function programOf(gl: WebGL2RenderingContext, fragments: string): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, CORNERS],
    [gl.FRAGMENT_SHADER, fragments],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('The graphics card is lost')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`The program of the painter cannot be built: ${gl.getProgramInfoLog(program)}`)
  }
  return program
}
