/**
 * The tool as the server draws it and as the browser takes it over: with the design that was asked for, and nothing yet of
 * what this device keeps. The browser's own session follows at once.
 */
import type { Start } from './opening.ts'
import { openSession, type Session, type SessionTools } from './session.ts'

export function openingSession(start: Start): Session {
  return { ...openSession({ ...start, carried: undefined }, tools), isOpening: true }
}

/** What is not there yet. */
const later = () => new Promise<never>(() => undefined)
const nothing = () => undefined

const tools: SessionTools = {
  look: later,
  release: nothing,
  pictureAt: later,
  files: { keep: later, take: later, drop: later },
  send: () => ({ forget: nothing, retry: nothing, stop: nothing, cancel: nothing }),
  arrived: later,
  photos: later,
  newId: () => 'opening',
  fonts: { manifest: later, open: later },
  drafts: {
    keep: nothing,
    of: nothing,
    last: nothing,
    setAside: nothing,
    aside: nothing,
    keepAside: nothing,
    toHandOver: () => [],
    handOver: nothing,
    handedOver: nothing,
  },
  keepDesigns: later,
  askToLast: nothing,
  tried: { settle: later, drop: later },
  photoFilter: { make: later, close: nothing },
  save: later,
  wait: () => ({ done: later(), cut: nothing }),
  onKey: nothing,
}
