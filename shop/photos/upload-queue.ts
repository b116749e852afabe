/** Sends files to the shop, a few at a time, until it has said of each what became of it. */
import type { LocalFiles } from './local-files.ts'
import type { SendEvents, Sending } from './send.ts'
import type { ShopPhoto, UploadResult } from './uploaded-photo.ts'

export interface UploadTools {
  /** Copies on the device: one is sent where the file that was chosen is no longer what it was. */
  files: Pick<LocalFiles, 'take' | 'drop'>
  send(file: File, id: string, events: SendEvents): Sending
  /** What became of a finished upload; throws while the shop is out of reach, and when `signal` ends the wait. */
  arrived(address: string, signal: AbortSignal): Promise<UploadResult>
}

/** Each is told with the id that the file was added under. */
export interface UploadEvents {
  /** Share of the bytes that are there, below 1. */
  onProgress(id: string, share: number): void
  /** All bytes have gone out; the shop has not answered yet. May be told twice. */
  onSent(id: string): void
  onInterrupted(id: string): void
  onRefused(id: string, message: string): void
  onArrived(id: string, photo: ShopPhoto): void
  /** Whether anybody still waits for a file. */
  isAwaited(id: string): boolean
}

export interface UploadQueue {
  add(id: string, file: File): void
  /** Tries again now instead of waiting for the next try. */
  retry(id: string): void
  /** Sends no more of a file, and deletes what the shop has. */
  remove(id: string): void
  /** Stops sending for now; what has been sent is kept and goes on another time. */
  close(): void
}

interface Upload {
  id: string
  file: File
}

/** Two at a time: one slow photo does not hold up the others, and the first still gets most of the line. */
const AT_ONCE = 2

/** A question that has no answer by then is asked anew: phones lose lines without a word. */
const ANSWER_LIMIT_MS = 30_000

/** PE-29. */
const CHANGED_OR_GONE = 'This file was changed, moved or deleted after you chose it. Please choose it again.'

export function createUploadQueue(tools: UploadTools, events: UploadEvents): UploadQueue {
  const waiting: Upload[] = []
  const sending = new Map<string, Sending>()
  /** Sent from the copy on the device, because the file that was chosen is no longer what it was. */
  const fromCopy = new Set<string>()

  function sendNext() {
    if (sending.size >= AT_ONCE) return
    const next = waiting.shift()
    if (!next) return
    const { id, file } = next
    sending.set(
      id,
      tools.send(file, id, {
        onProgress: (share) => (share < 1 ? events.onProgress(id, share) : events.onSent(id)),
        onInterrupted: () => events.onInterrupted(id),
        onRefused(message) {
          finish(id)
          events.onRefused(id, message)
        },
        onGone: () => void sendCopy(id),
        onArrived(address) {
          events.onSent(id)
          void askWhatBecame(next, address)
        },
      }),
    )
    sendNext()
  }

  function sendAgain(upload: Upload) {
    sending.delete(upload.id)
    waiting.unshift(upload)
    sendNext()
  }

  async function sendCopy(id: string) {
    const copy = fromCopy.has(id) ? undefined : await tools.files.take(id)
    if (!events.isAwaited(id)) return
    if (!copy) {
      finish(id)
      events.onRefused(id, CHANGED_OR_GONE)
      return
    }
    fromCopy.add(id)
    sendAgain({ id, file: copy })
  }

  async function askWhatBecame(upload: Upload, address: string) {
    const { id } = upload
    const result = await untilAnswered((signal) => tools.arrived(address, signal))
    if (!events.isAwaited(id)) return
    if (result.kind === 'send-again') {
      sending.get(id)?.clearProgress()
      sendAgain(upload)
      return
    }
    finish(id)
    if (result.kind === 'refused') events.onRefused(id, result.message)
    else events.onArrived(id, result.photo)
  }

  function finish(id: string) {
    sending.get(id)?.clearProgress()
    sending.delete(id)
    void tools.files.drop(id)
    sendNext()
  }

  return {
    add(id, file) {
      waiting.push({ id, file })
      sendNext()
    },
    retry: (id) => sending.get(id)?.retry(),
    remove(id) {
      sending.get(id)?.cancel()
      sending.delete(id)
      waiting.splice(0, waiting.length, ...waiting.filter((upload) => upload.id !== id))
      void tools.files.drop(id)
      sendNext()
    },
    close() {
      waiting.length = 0
      for (const upload of sending.values()) upload.stop()
    },
  }
}

/** The shop may be away just when the upload has finished; the photo is safe there, so it is only a matter of time. */
async function untilAnswered<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  for (let pauseMs = 500; ; pauseMs = Math.min(10_000, pauseMs * 2)) {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), ANSWER_LIMIT_MS)
    try {
      return await ask(limit.signal)
    } catch {
      // Asked again below: nothing else is known until the shop answers.
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    } finally {
      clearTimeout(timer)
    }
  }
}
