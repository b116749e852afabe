import { afterAll, describe, expect, it } from 'vitest'
import { aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { loadFonts } from '../artwork/fonts.ts'
import { drawProof } from '../artwork/proof.ts'
import { createLog } from '../log.ts'
import { NotDrawn, openDrawing } from './drawing.ts'

const drawing = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }) })
afterAll(() => drawing.close())

const surface = aSurface({ elements: [aText({ curveRadiusMm: 60 })] })
const photos = new Map<string, string>()
const turn = { requester: 'a shopper', isHeavy: false }
const proof = { surface, photos, widthPx: 320 }

describe('a picture that a thread draws', () => {
  it('is the same to the byte as one that is drawn here', async () => {
    const here = await drawProof(surface, {
      photos: () => Promise.reject(new Error('Nobody placed a photo')),
      fonts: await loadFonts(),
      widthPx: 320,
    })
    const there = await drawing.inTurn(turn, ({ run }) => run('proof', proof, 60_000))
    expect(here.equals(there)).toBe(true)
  })

  it('that takes too long is given up with a word that says so', async () => {
    const tooShortMs = 1
    const drawn = drawing.inTurn(turn, ({ run }) => run('proof', { ...proof, widthPx: 4096 }, tooShortMs))
    await expect(drawn).rejects.toThrow(NotDrawn)
    await expect(drawn).rejects.toMatchObject({ reason: 'too-slow' })
  })
})

it('a picture whose turn does not come in time, or that nobody waits for, is not drawn', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const heavy = { requester: 'many', isHeavy: true }
  const running = Array.from({ length: 8 }, () => drawing.inTurn(heavy, () => ended))
  const late = drawing.inTurn({ ...heavy, startWithinMs: 10 }, async () => 'drawn')
  await expect(late).rejects.toMatchObject({ name: 'NotDrawn', reason: 'busy' })
  const gone = new AbortController()
  const left = drawing.inTurn({ ...heavy, signal: gone.signal }, async () => 'drawn')
  gone.abort()
  await expect(left).rejects.toMatchObject({ name: 'NotDrawn', reason: 'abandoned' })
  end()
  await Promise.all(running)
})

it('press files that are not heavy wait neither for heavy ones nor for pictures', async () => {
  const ends: (() => void)[] = []
  const held = () => new Promise<void>((resolve) => ends.push(resolve))
  const waiting = Array.from({ length: 24 }, (_, place) =>
    drawing.inTurn({ requester: 'many', isHeavy: place % 2 === 0 }, held),
  )
  const press = { requester: 'artwork', isHeavy: false, isForPress: true }
  expect(await drawing.inTurn(press, async () => 'drawn')).toBe('drawn')
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(waiting)
})

it('SH-19: pictures for everybody take one turn, however many ask for them, and turns among themselves', async () => {
  const drawn: string[] = []
  const begun = Promise.withResolvers<void>()
  const one = openDrawing({ log: createLog({ production: true, logLevel: 'silent' }), cores: 2 })
  const draw = (what: string, isForEverybody: boolean) =>
    one.inTurn({ requester: what, isHeavy: false, isForEverybody }, async () => {
      await begun.promise
      drawn.push(what)
    })
  const samples = ['first', 'second', 'second', 'second', 'third'].map((who) => draw(who, true))
  const designs = ['a shopper', 'another shopper'].map((who) => draw(who, false))
  begun.resolve()
  await Promise.all([...samples, ...designs])
  await one.close()
  expect(drawn).toEqual(['first', 'a shopper', 'another shopper', 'second', 'third', 'second', 'second'])
})

it('a quick picture does not wait for heavy ones', async () => {
  let endHeavy = () => {}
  const heavy = [1, 2, 3].map(() =>
    drawing.inTurn({ requester: 'many', isHeavy: true }, () => {
      return new Promise<void>((resolve) => {
        endHeavy = resolve
      })
    }),
  )
  expect(await drawing.inTurn(turn, async () => 'drawn')).toBe('drawn')
  for (const one of heavy) {
    endHeavy()
    await one
  }
})
