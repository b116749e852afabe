/** Ten guests freeze the heaviest design that may be saved; what others notice of it. */
import { readFileSync } from 'node:fs'
import { type RequestOptions, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Design } from '#packages/design-document/design.ts'
import { MAX_ELEMENTS, MAX_LETTERS } from '#packages/design-document/limits.ts'
import { aDesign, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { makeDataDir, removeDataDir, startShopProcess } from '../shop-process.ts'
import { percentile } from './table.ts'

export interface DrawingLoad {
  header: readonly string[]
  rows: readonly (readonly string[])[]
}

const GUESTS = 10
const SHOPPERS = 10
const PAUSE_MS = 20
const HEALTH_LIMIT_MS = 100
const PICTURE_LIMIT_MS = 2_000
const SKU = 'CANVAS-20X20-S-D19-WHITE-MATTE'

/** Runs the load against a shop of its own. Needs a build and takes about a minute. */
export async function drawingLoad(): Promise<DrawingLoad> {
  const dataDir = makeDataDir()
  const shop = await startShopProcess(dataDir, { LOG_LEVEL: 'error' })
  try {
    return await measure(shop.url, shop.pid)
  } finally {
    await shop.stop()
    removeDataDir(dataDir)
  }
}

async function measure(url: string, pid: number): Promise<DrawingLoad> {
  const guests = addressesFrom(100, GUESTS)
  const shoppers = addressesFrom(200, SHOPPERS)
  // The first pictures start the threads and open the scene, as on any day.
  for (const path of await freeze(url, addressesFrom(50, 1)[0] ?? '', plainDesign(-1))) {
    await call(url, path, '127.0.0.50')
  }
  const idleMb = residentMb(pid, 'VmRSS')
  const plain = await Promise.all(shoppers.map((address, index) => freeze(url, address, plainDesign(index))))
  const health = watchHealth(url)
  const load = guests.map(async (address, index) => {
    const paths = await freeze(url, address, heaviestDesign(index))
    return Promise.all(paths.map((path) => call(url, path, address)))
  })
  // Others come while the first heavy pictures are being drawn.
  await delay(1_000)
  const pictures: Answer[] = []
  for (const [index, address] of shoppers.entries()) {
    for (const path of plain[index] ?? []) pictures.push(await call(url, path, address))
  }
  const heavy = (await Promise.all(load)).flat()
  const answers = await health.stop()
  const failed = [...pictures, ...answers].filter(({ status }) => status !== 200).length
  const waits = pictures.map(({ ms }) => ms)
  const healthMs = answers.map(({ ms }) => ms)
  const drawn = heavy.filter(({ status }) => status === 200).length
  return {
    header: ['drawing', 'measured', 'limit'],
    rows: [
      ['/healthz p99', inMs(percentile(healthMs, 0.99)), inMs(HEALTH_LIMIT_MS)],
      ['/healthz longest', inMs(Math.max(...healthMs)), ''],
      ["others' cart pictures, longest wait", inMs(Math.max(...waits)), inMs(PICTURE_LIMIT_MS)],
      ["others' cart pictures, median", inMs(percentile(waits, 0.5)), ''],
      ['answers to others that are not 200', String(failed), '0'],
      ['heaviest pictures drawn', `${drawn} of ${heavy.length}`, ''],
      ['the last of them after', inMs(Math.max(...heavy.map(({ ms }) => ms))), ''],
      ['memory before, peak', `${idleMb} MB, ${residentMb(pid, 'VmHWM')} MB`, ''],
    ],
  }
}

/** Saves and freezes a design. @returns paths of the pictures that a cart shows of it */
async function freeze(url: string, address: string, design: Design): Promise<string[]> {
  const { createDesign } = await ask(
    url,
    address,
    `mutation ($input: CreateDesignInput!) {
      createDesign(input: $input) { ... on Design { key } ... on DesignInvalid { message } }
    }`,
    { sku: SKU, document: JSON.stringify(design) },
  )
  if (!createDesign?.key) throw new Error(`Expected a design but received ${JSON.stringify(createDesign)}`)
  const { freezeDesign } = await ask(
    url,
    address,
    `mutation ($input: FreezeDesignInput!) {
      freezeDesign(input: $input) { ... on DesignRevision { picture_url mockup_url } }
    }`,
    { key: createDesign.key, version: 1 },
  )
  return [freezeDesign?.picture_url, freezeDesign?.mockup_url].filter((path) => path !== undefined)
}

type Told = Record<string, Record<string, string | undefined> | undefined>

async function ask(url: string, address: string, query: string, input: object): Promise<Told> {
  const { text } = await call(url, '/graphql', address, JSON.stringify({ query, variables: { input } }))
  const { data }: { data?: Told } = JSON.parse(text)
  if (!data) throw new Error(`Expected data but received ${text}`)
  return data
}

interface Answer {
  status: number
  ms: number
  text: string
}

/** Over a connection of its own, from an address of this machine. */
function call(url: string, path: string, localAddress: string, body?: string): Promise<Answer> {
  const began = performance.now()
  const headers = { 'content-type': 'application/json' }
  const options: RequestOptions = {
    localAddress,
    agent: false,
    ...(body !== undefined && { method: 'POST', headers }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const ms = performance.now() - began
        resolve({ status: response.statusCode ?? 0, ms, text: Buffer.concat(parts).toString() })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

function watchHealth(url: string) {
  let isOver = false
  const watching = (async () => {
    const answers: Answer[] = []
    while (!isOver) {
      answers.push(await call(url, '/healthz', '127.0.0.1'))
      await delay(PAUSE_MS)
    }
    return answers
  })()
  return {
    stop() {
      isOver = true
      return watching
    },
  }
}

const face = {
  ...{ widthMm: 200, heightMm: 200, bleedMm: 24 },
  edge: { kind: 'colour', colour: '#ffffff' },
} as const

const plainDesign = (number: number) =>
  aDesign(aSurface({ ...face, elements: [aText({ text: `Our summer ${number}`, widthMm: 180, xMm: 10 })] }))

/** Every letter that is allowed, large, on a curve, with an outline and a shadow, half transparent. */
function heaviestDesign(number: number): Design {
  const letters = 'WABSg&mR8@kW'.repeat(MAX_LETTERS / MAX_ELEMENTS).slice(0, MAX_LETTERS / MAX_ELEMENTS)
  const elements = Array.from({ length: MAX_ELEMENTS }, (_, index) =>
    aText({
      ...{ id: `text-${index}`, text: letters, xMm: index % 20, yMm: (index * 13) % 160, widthMm: 200 },
      ...{ sizeMm: 20, curveRadiusMm: 60 + number, opacity: 0.9 },
      shadow: { dxMm: 0.4, dyMm: 0.4, blurMm: 0.4, colour: '#000000', opacity: 0.5 },
      outline: { widthMm: 2, colour: '#ffffff' },
    }),
  )
  return aDesign(aSurface({ ...face, elements }))
}

const addressesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => `127.0.0.${first + index}`)

const inMs = (ms: number) => `${ms.toFixed(0)} ms`

function residentMb(pid: number, field: 'VmRSS' | 'VmHWM'): string {
  const found = new RegExp(`^${field}:\\s*(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(found?.[1] ?? 0) / 1024).toFixed(0)
}
