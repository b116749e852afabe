/**
 * How many pictures a second a shopper sees while dragging in the design tool, in the engines of Firefox and Safari:
 * words over a design of ten photos and ten texts, then the photo that lies below them; the photos as they are, in sepia
 * and in pencil. `npm run bench frames [rounds]`; medians of five rounds unless another number is given, and all of them.
 *
 * Each picture that the engine asks for moves the pointer once, so that no driver holds it up. Both engines paint on the
 * processor here: on a busy machine the frames fall, so its load stands beside them, and what a picture takes of the
 * processor, which falls and rises less.
 */
import { loadavg } from 'node:os'
import type { Filter } from '#packages/design-document/design.ts'
import type { EnginePage } from '../../e2e/engines/driver.ts'
import { engines, isAway } from '../../e2e/engines/engines.ts'
import { cpuMsOfTree } from './cpu.ts'
import { sendDesign, sendPhoto } from './frames-design.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { percentile, printTable } from './table.ts'

const ROUNDS = 5
const WINDOW = { width: 1440, height: 900 }
const FILTERS = ['none', 'sepia', 'pencil'] as const satisfies readonly Filter[]
/** On the face, in mm: the words in the middle, and a place where there are none. */
const PLACES = { words: { x: 440, y: 420 }, photo: { x: 20, y: 254 } }
const SECONDS = 3

export async function run(): Promise<void> {
  const rounds = Number(process.argv[3] ?? ROUNDS)
  const shop = await startMeasuredShop()
  const rows: (string | number)[][] = []
  try {
    const photo = await sendPhoto(shop.url)
    const designs: [Filter, string][] = []
    for (const filter of FILTERS) designs.push([filter, await sendDesign(shop.url, photo, filter)])
    for (const engine of engines) {
      if (!engine.isThere()) {
        console.log(isAway(engine))
        continue
      }
      for (const [filter, design] of designs) {
        const page = await engine.open(WINDOW)
        try {
          await openTool(page, `${shop.url}/uploadchoice?design=${design}`)
          for (const [dragged, place] of Object.entries(PLACES)) {
            const measured = await measure(page, place, rounds)
            rows.push([engine.name, filter, dragged, ...figuresOf(measured), loadavg()[0]?.toFixed(1) ?? ''])
          }
        } finally {
          await page.close()
        }
      }
    }
  } finally {
    await shop.close()
  }
  printTable(['engine', 'filter', 'dragged', 'frames/s', 'of the rounds', 'CPU ms/frame', 'load'], rows)
}

async function openTool(page: EnginePage, address: string): Promise<void> {
  await page.goto(address)
  await page.until(`return document.querySelectorAll('.tool-board image').length >= 10`)
  await page.until(`return document.querySelectorAll('.tool-board path[fill]').length >= 10`)
  // Saving, scripts for later and the first pictures of everything are over.
  await page.run('await new Promise((resolve) => setTimeout(resolve, 4_000))')
}

interface Drag {
  readonly framesPerSecond: number
  /** Of all processes of the engine. */
  readonly cpuMsPerFrame: number
}

async function measure(page: EnginePage, place: { x: number; y: number }, rounds: number): Promise<Drag[]> {
  const all: Drag[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = cpuMsOfTree(process.pid)
    const { frames, seconds } = await page.run<{ frames: number; seconds: number }>(DRAG, place, SECONDS)
    const usedMs = (cpuMsOfTree(process.pid) ?? Number.NaN) - (before ?? Number.NaN)
    all.push({ framesPerSecond: frames / seconds, cpuMsPerFrame: usedMs / frames })
  }
  return all
}

function figuresOf(all: readonly Drag[]): string[] {
  const rates = all.map(({ framesPerSecond }) => framesPerSecond)
  const costs = all.map(({ cpuMsPerFrame }) => cpuMsPerFrame)
  const rounds = rates.map((rate) => rate.toFixed(1)).join(' ')
  return [percentile(rates, 0.5).toFixed(1), rounds, percentile(costs, 0.5).toFixed(0)]
}

/** Only what the drag changed counts as a frame. */
const DRAG = `
  const [place, seconds] = args
  const board = document.querySelector('.tool-board')
  const stage = board.closest('[role=application]')
  // A hand that no device holds cannot be captured.
  stage.setPointerCapture = () => undefined
  const { x, y } = new DOMPoint(place.x, place.y).matrixTransform(board.getScreenCTM())
  const send = (type, dx, dy) => stage.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerId: 1, pointerType: 'mouse', button: type === 'pointermove' ? -1 : 0, buttons: 1,
    clientX: x + dx, clientY: y + dy,
  }))
  let changes = 0
  const watch = new MutationObserver(() => { changes += 1 })
  watch.observe(board, { subtree: true, childList: true, attributes: true })
  send('pointerdown', 0, 0)
  const began = performance.now()
  let frames = 0
  let last = 0
  for (let step = 1; performance.now() - began < seconds * 1000; step += 1) {
    await new Promise(requestAnimationFrame)
    if (changes > last) frames += 1
    last = changes
    send('pointermove', 120 * Math.sin(step / 9), 60 * Math.sin(step / 7))
  }
  const took = performance.now() - began
  send('pointerup', 0, 0)
  watch.disconnect()
  return { frames, seconds: took / 1000 }`

if (import.meta.main) await run()
