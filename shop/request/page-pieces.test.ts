import { createReadableStreamFromReadable } from '@react-router/node'
import { createElement, Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PagePieces } from './page-pieces.ts'

const Late = ({ words }: { words: Promise<string> }) => createElement('p', null, use(words))

test('a long page goes out in one piece, and a late part of it in another', async () => {
  let arrive: (words: string) => void = () => {}
  const words = new Promise<string>((resolve) => {
    arrive = resolve
  })
  const page = createElement(
    'main',
    null,
    Array.from({ length: 2_000 }, (_, index) => createElement('p', { key: index }, 'A line of the page')),
    createElement(Suspense, { fallback: 'Soon' }, createElement(Late, { words })),
  )
  const body = new PagePieces()
  const { pipe } = renderToPipeableStream(page, { onShellReady: () => pipe(body) })
  const pieces: string[] = []
  for await (const piece of createReadableStreamFromReadable(body)) {
    pieces.push(new TextDecoder().decode(piece))
    arrive('The late part')
  }
  expect(pieces.map((piece) => [piece.length > 40_000, piece.includes('The late part')])).toEqual([
    [true, false],
    [false, true],
  ])
})
