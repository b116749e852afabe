/** Sends one file to the shop in resumable pieces (tus). Never gives up on a network that is away. */
import { filePaths } from '#shop/routing/file-paths.ts'
import { deviceTexts } from '#ui/device.ts'
import { askByXhr } from './ask-by-xhr.ts'
import { isThere } from './file-there.ts'
import { refusedBeforeUpload } from './refused-before-upload.ts'
import { deleteUpload, sendPieces, UnexpectedAnswer } from './send-pieces.ts'

export interface SendEvents {
  /** Share of the bytes that are there, from 0 to 1. */
  onProgress(share: number): void
  onInterrupted(): void
  /** The file can no longer be read: changed, moved or deleted after it was chosen. */
  onGone(): void
  /** The address that the shop gave the upload. */
  onArrived(address: string): void
  onRefused(message: string): void
}

export interface Sending {
  /** The upload is settled: clears what this device stored to resume it. */
  clearProgress(): void
  /** Tries again now instead of waiting for the next try. */
  retry(): void
  /** Sends no more. What the shop has is kept for another time. */
  stop(): void
  /** Sends no more, and deletes what the shop has. */
  cancel(): void
}

const PIECE_BYTES = 5 * 1024 * 1024
/** Pauses between tries; the last one repeats. The browser's `online` event cuts every pause short. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000]
/** A line on which nothing moves for so long is given up for a new one: phones lose them without a word. */
const STALL_MS = 30_000
/** Answers that trying again soon does not change; each says what the shopper can do. */
const REFUSALS = new Set([400, 413, 415, 422, 429, 507])
/** Answers that say there is no room now: what has arrived of an upload waits for it, a new one is refused. */
const NO_ROOM = new Set([429, 507])

/** @param id names the file on this device, so that an upload broken off earlier is found again */
export function send(file: File, id: string, events: SendEvents): Sending {
  const kept = deviceTexts('local')
  const entry = `keepsake-upload-${id}`
  let address = kept.getItem(entry) ?? undefined
  let tries = 0
  let line = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let watch: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const begin = () => {
    timer = undefined
    line = new AbortController()
    const { signal } = line
    watchForStall()
    sendPieces({
      ...{ file, address, signal, endpoint: filePaths.uploads(), pieceBytes: PIECE_BYTES, ask: askByXhr },
      onAddress(given) {
        address = given
        // Remembered beyond the last byte, until the shop has said what became of the photo.
        kept.setItem(entry, given)
      },
      onProgress(sent, total) {
        if (signal.aborted) return
        tries = 0
        watchForStall()
        events.onProgress(total > 0 ? sent / total : 1)
      },
    }).then(
      (arrivedAt) => {
        if (signal.aborted) return
        end()
        events.onArrived(arrivedAt)
      },
      (error: unknown) => (signal.aborted ? undefined : broken(error)),
    )
  }
  const watchForStall = () => {
    clearTimeout(watch)
    watch = setTimeout(tryLater, STALL_MS)
  }
  const tryLater = () => {
    clearTimeout(watch)
    line.abort()
    events.onInterrupted()
    timer = setTimeout(begin, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)])
    tries += 1
  }
  const broken = async (error: unknown) => {
    clearTimeout(watch)
    const answer = error instanceof UnexpectedAnswer ? error.answer : undefined
    const waits = answer && address !== undefined && NO_ROOM.has(answer.status)
    if (answer && REFUSALS.has(answer.status) && !waits) {
      end()
      events.onRefused(sentenceOf(answer.text))
      return
    }
    const canBeRead = await isThere(file)
    if (ended) return
    if (canBeRead) return tryLater()
    end()
    events.onGone()
  }
  /** Cuts a pause short. */
  const again = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    begin()
  }
  const end = () => {
    ended = true
    line.abort()
    clearTimeout(timer)
    timer = undefined
    clearTimeout(watch)
    removeEventListener('online', again)
  }
  const look = async () => {
    const refusal = await refusedBeforeUpload(file)
    if (ended) return
    if (refusal === undefined) return begin()
    end()
    events.onRefused(refusal)
  }
  addEventListener('online', again)
  void look()
  return {
    clearProgress: () => kept.removeItem(entry),
    retry: again,
    stop: end,
    cancel() {
      end()
      kept.removeItem(entry)
      // The shop deletes half an upload by itself when this does not reach it.
      if (address !== undefined) deleteUpload(askByXhr, address).catch(() => undefined)
    },
  }
}

function sentenceOf(body: string): string {
  const sentence = body.trim()
  const isSentence = sentence.length > 0 && sentence.length < 300 && !sentence.startsWith('<')
  return isSentence ? sentence : 'We cannot read this file as a photo. Please choose another one.'
}
