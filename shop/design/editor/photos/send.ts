/** Sends one file to the shop in resumable pieces (tus). Never gives up on a network that is away. */
import { DetailedError, defaultOptions, Upload } from 'tus-js-client'
import { paths } from '#shop/paths.ts'
import { isThere } from './file-there.ts'

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
  /** The upload is settled: what this device remembers of it may go. */
  forget(): void
  /** Tries again now instead of waiting for the next try. */
  retry(): void
  /** Sends no more. What the shop has is kept for another time. */
  stop(): void
  /** Sends no more, and the shop forgets what it has. */
  cancel(): void
}

const PIECE_BYTES = 5 * 1024 * 1024
/** Pauses between tries; the last one repeats. The browser's `online` event cuts every pause short. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000, 20_000]
/** A line on which nothing moves for so long is given up for a new one: phones lose them without a word. */
const STALL_MS = 30_000
/** Answers that trying again soon does not change; each says what the shopper can do. */
const REFUSALS = new Set([400, 413, 415, 422, 429, 507])

/** @param id names the file on this device, so that an upload broken off earlier is found again */
export function send(file: File, id: string, events: SendEvents): Sending {
  const fingerprint = `keepsake-${id}`
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let watch: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const again = () => {
    clearTimeout(timer)
    timer = undefined
    if (ended) return
    watchForStall()
    upload.start()
  }
  const watchForStall = () => {
    clearTimeout(watch)
    if (ended) return
    watch = setTimeout(() => void upload.abort().then(tryLater, tryLater), STALL_MS)
  }
  const tryLater = () => {
    clearTimeout(watch)
    if (ended || timer !== undefined) return
    events.onInterrupted()
    timer = setTimeout(again, PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)])
    tries += 1
  }
  const onOnline = () => {
    if (timer !== undefined) again()
  }
  const end = () => {
    ended = true
    clearTimeout(timer)
    clearTimeout(watch)
    removeEventListener('online', onOnline)
  }
  const upload = new Upload(file, {
    endpoint: paths.uploads(),
    chunkSize: PIECE_BYTES,
    // Pauses are kept here: the library's own list ends, and an hour without network must not.
    retryDelays: null,
    metadata: { filename: file.name, filetype: file.type },
    // Remembered beyond the last byte, until the shop has said what became of the photo.
    fingerprint: async () => fingerprint,
    onProgress(sent, total) {
      tries = 0
      watchForStall()
      events.onProgress(total > 0 ? sent / total : 1)
    },
    onSuccess() {
      end()
      events.onArrived(upload.url ?? '')
    },
    async onError(error) {
      const answer = error instanceof DetailedError ? error.originalResponse : null
      if (answer && REFUSALS.has(answer.getStatus())) {
        end()
        events.onRefused(sentenceOf(answer.getBody()))
        return
      }
      clearTimeout(watch)
      const canBeRead = await isThere(file)
      if (ended) return
      if (canBeRead) return tryLater()
      end()
      events.onGone()
    },
  })
  addEventListener('online', onOnline)
  void upload.findPreviousUploads().then(([previous]) => {
    if (previous) upload.resumeFromPreviousUpload(previous)
    again()
  })
  return {
    forget() {
      const { urlStorage } = defaultOptions
      const forgetAll = async () => {
        const uploads = await urlStorage.findUploadsByFingerprint(fingerprint)
        await Promise.all(uploads.map(({ urlStorageKey }) => urlStorage.removeUpload(urlStorageKey)))
      }
      // An entry left behind is a line of text; it finds no file any more.
      forgetAll().catch(() => undefined)
    },
    retry: again,
    stop() {
      end()
      void upload.abort()
    },
    cancel() {
      end()
      // The shop forgets half an upload by itself when this does not reach it.
      upload.abort(true).catch(() => undefined)
    },
  }
}

function sentenceOf(body: string): string {
  const sentence = body.trim()
  const isSentence = sentence.length > 0 && sentence.length < 300 && !sentence.startsWith('<')
  return isSentence ? sentence : 'We cannot read this file as a photo. Please choose another one.'
}
