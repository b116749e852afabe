import { type ComponentType, createElement, lazy, Suspense } from 'react'
import { idle } from './idle.ts'

/** How long to wait before fetching again what could not be fetched. */
const AGAIN_MS = 5_000
/** The next part comes at the latest so long after the one before. */
const TURN_MS = 300

const onItsWay: Promise<unknown>[] = []

/** For the server, before it draws a page: resolves when every part that will come alive later can be drawn. */
export function partsToDraw(): Promise<unknown> {
  return Promise.all(onItsWay)
}

/**
 * A part of a page, usually below the first screen, that comes as HTML with everything else and whose code follows when
 * the page has loaded. Until then its links, forms and folds work as those of any document do. When its code cannot be
 * fetched it stays as it came, and is asked for again.
 *
 * @param load  imports the part; called once, when the module that names it is evaluated
 */
export function aliveLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = typeof document === 'undefined' ? partOnServer(load) : partInBrowser(load)
  return (props) => (
    // The same boundary on both sides, so that the browser finds what the server drew.
    <Suspense>{createElement(Part, props)}</Suspense>
  )
}

function partOnServer<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  onItsWay.push(
    load().then((loaded) => {
      Part = loaded
    }),
  )
  return (props) => {
    if (!Part) throw new Error('A part was drawn before partsToDraw() had resolved.')
    return createElement(Part, props)
  }
}

/** Fetched from here on rather than when it is drawn: on a walk within the shop it comes beside the page's own data. */
function partInBrowser<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = myTurn().then(() => untilFetched(load))
  return lazy(async () => ({ default: await part }))
}

async function untilFetched<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

let turn: Promise<unknown> | undefined

/** One part after the other, each in a moment in which the browser has nothing better to do: together they would be felt. */
function myTurn(): Promise<unknown> {
  turn = (turn ?? pageHasLoaded()).then(() => idle(TURN_MS))
  return turn
}

function pageHasLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}
