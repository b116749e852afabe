import type { Scene } from '#packages/mockup/scene.ts'

/** With WebGL2, however it is played, and with the processor. */
export const PAINTINGS = ['gl', 'plain'] as const

interface Drawing {
  scene: Scene
  isZoomed?: boolean
  /** How often it is redrawn to find out how long that takes. */
  rounds?: number
}

/**
 * Runs in a page of `source-modules.ts`: draws a scene with a design of test colours on every surface, by the modules that
 * shoppers' browsers run, with each of `PAINTINGS`.
 *
 * @returns of each its picture as PNG in Base64, and the median milliseconds of a redraw until its picture is there
 */
export async function drawMockUpHere({ scene, isZoomed = false, rounds = 0 }: Drawing) {
  const load = (path: string) => import(path)
  const { createTexture }: typeof import('#packages/mockup/texture.ts') = await load(
    '/packages/mockup/texture.ts',
  )
  const { variedDesign }: typeof import('#packages/mockup/testing/designs.ts') = await load(
    '/packages/mockup/testing/designs.ts',
  )
  const { createGlPainter }: typeof import('#packages/mockup/gl-painter.ts') = await load(
    '/packages/mockup/gl-painter.ts',
  )
  const { createPlainPainter }: typeof import('#packages/mockup/plain-painter.ts') = await load(
    '/packages/mockup/plain-painter.ts',
  )
  const { zoomedScene }: typeof import('#packages/mockup/zoom.ts') = await load('/packages/mockup/zoom.ts')
  const image = async (file: string) => {
    const answer = await fetch(`/scenes/${scene.name}/${file}.webp`)
    return createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' })
  }
  const zipped = await fetch(`/scenes/${scene.name}/map.bin`)
  const unzipped = new Response(zipped.body?.pipeThrough(new DecompressionStream('gzip')))
  const map = new Uint8Array(await unzipped.arrayBuffer())
  const [base, light] = await Promise.all([image('base'), image('light')])
  const { surfaces } = isZoomed ? zoomedScene(scene) : scene
  const prints = surfaces.map(({ texelsWide, texelsHigh }) =>
    createTexture(variedDesign(texelsWide, texelsHigh)),
  )

  async function drawn(painting: (typeof PAINTINGS)[number]) {
    const canvas = new OffscreenCanvas(1, 1)
    const painter = painting === 'gl' ? createGlPainter(canvas, true) : createPlainPainter(canvas)
    if (!painter) throw new Error(`Expected a painter of kind ${painting}`)
    const painted = painter.open(scene, { base, light, map }, isZoomed)
    prints.forEach((print, number) => {
      painted.print(number, print)
    })
    const seen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      painted.draw()
      // Reading one pixel waits for the picture.
      seen?.drawImage(canvas, 0, 0)
      seen?.getImageData(0, 0, 1, 1)
      times.push(performance.now() - began)
    }
    painted.draw()
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    painted.close()
    painter.close()
    const reader = new FileReader()
    await new Promise((resolve) => {
      reader.onload = resolve
      reader.readAsDataURL(blob)
    })
    const drawMs = times.sort((a, b) => a - b)[rounds >> 1] ?? 0
    return { png: String(reader.result).split(',')[1] ?? '', drawMs }
  }

  return { gl: await drawn('gl'), plain: await drawn('plain') }
}
