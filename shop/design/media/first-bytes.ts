/** Looks at the first piece of an upload before it is written: most wrong files need not be sent any further. */
import { HEAD_BYTES } from '#packages/photo-files/formats.ts'
import { type WrongFile, wrongFileOf } from '#packages/photo-files/wrong-file.ts'

interface Takes {
  /** False where the shop opens no HEIC. */
  takesHeic: boolean
}

/**
 * The request with its body as it was, or what the file is when its first bytes are not a picture's. The body is then read to
 * its end, because a connection that is closed on a sender keeps the answer from it.
 */
export async function withPictureBytes(request: Request, takes: Takes): Promise<Request | WrongFile> {
  if (!request.body) return request
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let isWhole = false
  while (!isWhole && sizeOf(chunks) < HEAD_BYTES) {
    const { done, value } = await reader.read()
    if (value) chunks.push(value)
    isWhole = done
  }
  const head = Buffer.concat(chunks)
  const wrong = wrongFileOf(head, takes)
  if (wrong) {
    while (!isWhole) isWhole = (await reader.read()).done
    return wrong
  }
  // Fetch asks for `duplex` with every streamed body; the DOM's types do not know it yet.
  const init: RequestInit & { duplex: 'half' } = {
    method: request.method,
    headers: request.headers,
    body: restOf(head, isWhole ? undefined : reader),
    duplex: 'half',
  }
  return new Request(request.url, init)
}

const sizeOf = (chunks: readonly Uint8Array[]) => chunks.reduce((sum, chunk) => sum + chunk.length, 0)

function restOf(
  head: Uint8Array,
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      if (head.length > 0) controller.enqueue(head)
      if (!reader) controller.close()
    },
    async pull(controller) {
      const next = await reader?.read()
      if (next?.value) controller.enqueue(next.value)
      if (!next || next.done) controller.close()
    },
    cancel: (reason) => reader?.cancel(reason),
  })
}
