import { type ComponentType, createElement, lazy, memo, Suspense } from 'react'
import { idle } from './idle.ts'
import { pageHasLoaded } from './page-has-loaded.ts'
import { untilFetched } from './until-fetched.ts'

/** The longest wait for an idle moment. */
const TURN_MS = 300

const onItsWay: Promise<unknown>[] = []

/** For the server, before it draws a page: resolves when the code of every lazily hydrated part is loaded. */
export function partsToDraw(): Promise<unknown> {
  return Promise.all(onItsWay)
}

/**
 * A part of a page, usually below the first screen, that the server draws with everything else and that is hydrated when
 * the page has loaded. Until then its links, forms and folds work as plain HTML. When its code cannot be fetched, the
 * part stays as HTML and the code is fetched again.
 *
 * @param load  imports the part; called once, when the module that names it is evaluated
 */
export function hydrateLazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = import.meta.env.SSR ? partOnServer(load) : partInBrowser(load)
  // Without new props it is not drawn again, however often its parents are.
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

/** For an idle browser: fetches the code of parts that this page has not drawn and the next one may. */
export function fetchPartsAhead(): void {
  for (const fetch of notAsked) void fetch()
}

/** For the browser: the scripts of the first page have run; parts that are declared from now on belong to the next one. */
export function beginWalks(): void {
  isWalking = true
}

/**
 * Fetched when it is drawn, so that a page does not pay for parts of other pages whose scripts it shares. On a navigation
 * within the shop it is fetched at once, in parallel with the page's data.
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

/** One part after the other, each when the browser is idle, because together they would block input. */
function myTurn(): Promise<unknown> {
  turn = (turn ?? pageHasLoaded()).then(() => idle(TURN_MS))
  return turn
}
