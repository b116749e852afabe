/**
 * The tool as the server draws it and as the browser takes it over: with the design that was asked for, and nothing yet of
 * what this device keeps. The browser's own session follows at once.
 */
import { type EditorSession, type EditorSessionTools, openEditorSession } from './editor-session.ts'
import type { EditorInput } from './initial-state.ts'

export function serverRenderedSession(input: EditorInput): EditorSession {
  return { ...openEditorSession({ ...input, carried: undefined }, tools), isServerRendered: true }
}

/** What is not there yet. */
const later = () => new Promise<never>(() => undefined)
const nothing = () => undefined

const tools: EditorSessionTools = {
  look: later,
  release: nothing,
  pictureAt: later,
  files: { keep: later, take: later, drop: later },
  send: () => ({ clearProgress: nothing, retry: nothing, stop: nothing, cancel: nothing }),
  arrived: later,
  photos: later,
  templateDocument: later,
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
