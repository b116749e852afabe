/**
 * A graphics card for tests: it draws nothing, but remembers what it is sent, and tells what it would draw from.
 *
 * Its constants are their own names, as WebGL2 spells them, so that a test reads as a call does.
 */
export interface CardTexture {
  /** How its levels and layers were laid out, or the picture that it was made from. */
  storage: readonly unknown[]
  readonly filters: Record<string, string>
  /** What was written into it, by level and layer. */
  readonly written: Record<string, unknown>
}

interface CardShader {
  readonly kind: string
  source: string
  isCompiled: boolean
}

interface CardProgram {
  readonly sources: Record<string, string>
  isLinked: boolean
  readonly uniforms: Map<string, unknown>
}

/** What is there when the card is told to draw. */
export interface CardDrawing {
  readonly how: readonly unknown[]
  readonly viewport: readonly unknown[]
  readonly framebuffer: unknown
  readonly program: CardProgram
  readonly uniforms: Readonly<Record<string, unknown>>
  readonly textures: Readonly<Record<string, CardTexture | undefined>>
}

interface Faults {
  error?: string
  isLost?: boolean
  hasNoShaders?: boolean
  /** What it says instead of building a program. */
  complaint?: string
}

const SAMPLERS = ['places', 'base', 'light', 'designs']

export function graphicsCard(faults: Faults = {}) {
  const asked: unknown[] = []
  const kept = {
    textures: new Set<CardTexture>(),
    programs: new Set<CardProgram>(),
    shaders: new Set<CardShader>(),
  }
  const drawings: CardDrawing[] = []
  const settings: Record<string, unknown> = {}
  const units = new Map<string, CardTexture | null>()
  const sides: string[] = []
  const sized = { width: 1, height: 1 }
  let [unit, viewport, framebuffer]: [number, readonly unknown[], unknown] = [0, [], 'none']
  let program: CardProgram | undefined

  const bound = (target: string): CardTexture => {
    const texture = units.get(`${unit} ${target}`)
    if (!texture) throw new Error(`Expected a texture to be bound as ${target}`)
    return texture
  }
  const written = (target: string, key: string, ...content: unknown[]) => {
    bound(target).written[key] = content
  }
  const side = (name: keyof typeof sized) => ({
    get: () => sized[name],
    set(px: number) {
      sides.push(`${name} ${px}`)
      sized[name] = px
    },
  })
  const canvas = Object.defineProperties({} as OffscreenCanvas, {
    width: side('width'),
    height: side('height'),
    getContext: {
      value(...words: unknown[]) {
        asked.push(words)
        return context
      },
    },
  })

  const calls = {
    canvas,
    TEXTURE0: 0,
    getError: () => faults.error ?? 'NO_ERROR',
    isContextLost: () => faults.isLost ?? false,

    createTexture(): CardTexture {
      const texture = { storage: [], filters: {}, written: {} }
      kept.textures.add(texture)
      return texture
    },
    deleteTexture: (texture: CardTexture) => kept.textures.delete(texture),
    activeTexture(number: number) {
      unit = number
    },
    bindTexture(target: string, texture: CardTexture | null) {
      units.set(`${unit} ${target}`, texture)
    },
    texParameteri(target: string, name: string, value: string) {
      bound(target).filters[name] = value
    },
    pixelStorei(name: string, value: unknown) {
      settings[name] = value
    },
    texStorage2D(target: string, ...storage: unknown[]) {
      bound(target).storage = storage
    },
    texStorage3D(target: string, ...storage: unknown[]) {
      bound(target).storage = storage
    },
    texImage2D(target: string, ...image: unknown[]) {
      bound(target).storage = [...image, { ...settings }]
    },
    texSubImage2D(target: string, level: number, ...content: unknown[]) {
      written(target, `level ${level}`, ...content)
    },
    texSubImage3D(target: string, level: number, x: number, y: number, layer: number, ...content: unknown[]) {
      written(target, `layer ${layer}, level ${level}`, x, y, ...content)
    },

    createProgram(): CardProgram {
      const made = { sources: {}, isLinked: false, uniforms: new Map<string, unknown>() }
      kept.programs.add(made)
      return made
    },
    deleteProgram: (made: CardProgram) => kept.programs.delete(made),
    createShader(kind: string): CardShader | null {
      if (faults.hasNoShaders) return null
      const shader = { kind, source: '', isCompiled: false }
      kept.shaders.add(shader)
      return shader
    },
    shaderSource(shader: CardShader, source: string) {
      shader.source = source
    },
    compileShader(shader: CardShader) {
      shader.isCompiled = true
    },
    attachShader(made: CardProgram, shader: CardShader) {
      if (shader.isCompiled) made.sources[shader.kind] = shader.source
    },
    deleteShader: (shader: CardShader) => kept.shaders.delete(shader),
    linkProgram(made: CardProgram) {
      made.isLinked = faults.complaint === undefined
    },
    getProgramParameter: (made: CardProgram, name: string) => name === 'LINK_STATUS' && made.isLinked,
    getProgramInfoLog: () => faults.complaint ?? '',

    bindFramebuffer(target: string, buffer: unknown) {
      framebuffer = [target, buffer]
    },
    viewport(...area: unknown[]) {
      viewport = area
    },
    useProgram(used: CardProgram) {
      program = used
    },
    getUniformLocation: (of: CardProgram, name: string) => ({ of, name }),
    uniform1i: set,
    uniform1f: set,
    uniform4iv: (place: { of: CardProgram; name: string }, values: Int32Array) => set(place, [...values]),
    drawArrays(...how: unknown[]) {
      if (!program?.isLinked) throw new Error('Expected a program to draw with')
      const { uniforms } = program
      const textureOf = (name: string) => {
        const target = name === 'designs' ? 'TEXTURE_2D_ARRAY' : 'TEXTURE_2D'
        return units.get(`${uniforms.get(name)} ${target}`) ?? undefined
      }
      drawings.push({
        ...{ how, viewport, framebuffer, program },
        uniforms: Object.fromEntries([...uniforms].filter(([name]) => !SAMPLERS.includes(name))),
        textures: Object.fromEntries(SAMPLERS.map((name) => [name, textureOf(name)])),
      })
    },
  }
  function set(place: { of: CardProgram; name: string }, value: unknown) {
    if (place.of !== program) throw new Error(`Expected the program in use to have ${place.name}`)
    place.of.uniforms.set(place.name, value)
  }

  const context = new Proxy(calls, {
    get: (_, name) => Reflect.get(calls, name) ?? String(name),
  }) as unknown as WebGL2RenderingContext
  return { canvas, asked, kept, drawings, sides, faults }
}
