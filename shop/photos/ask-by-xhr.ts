import type { Ask } from './send-pieces.ts'

/** Asks by XMLHttpRequest: fetch does not tell how much of a body has gone out. */
export const askByXhr: Ask = ({ method, address, headers, body, onSent, signal }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded }) => onSent?.(loaded)
    request.onload = () =>
      resolve({
        status: request.status,
        text: request.responseText,
        header: (name) => request.getResponseHeader(name),
      })
    request.onerror = () => reject(new Error('The line broke'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body ?? null)
  })
