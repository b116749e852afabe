import { type ComponentType, createElement, lazy, memo, Suspense } from 'react'
import { idle } from './idle.ts'
import { pageHasLoaded } from './page-has-loaded.ts'
import { untilFetched } from './until-fetched.ts'

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
  const Part = import.meta.env.SSR ? partOnServer(load) : partInBrowser(load)
  // With nothing new to show it is not drawn again, however often what stands above it changes.
  return memo((props: Props) => (
    // The same boundary on both sides, so that the browser finds what the server drew.
    <Suspense>{createElement(Part, props)}</Suspense>
  )) as unknown as ComponentType<Props>
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

let isWalking = false
const notAsked = new Set<() => Promise<unknown>>()

/** For the browser, when it has nothing else to do: fetches parts that this page has not drawn, and that the next one will. */
export function fetchPartsAhead(): void {
  for (const fetch of notAsked) void fetch()
}

/** For the browser: the scripts of the page that was asked for are here; what comes now belongs to the next one. */
export function beginWalks(): void {
  isWalking = true
}

/**
 * Fetched when it is drawn, so that a page costs nothing for the parts of others whose scripts it shares. On a walk within
 * the shop it is fetched from here on: it comes beside the page's own data.
 */
function partInBrowser<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let part: Promise<ComponentType<Props>> | undefined
  const fetched = () => {
    notAsked.delete(fetched)
    part ??= myTurn().then(() => untilFetched(load, () => true))
    return part
  }
  if (isWalking) void fetched()
  else notAsked.add(fetched)
  return lazy(async () => ({ default: await fetched() }))
}

let turn: Promise<unknown> | undefined

/** One part after the other, each in a moment in which the browser has nothing better to do: together they would be felt. */
function myTurn(): Promise<unknown> {
  turn = (turn ?? pageHasLoaded()).then(() => idle(TURN_MS))
  return turn
}
