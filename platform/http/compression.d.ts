/** The part of the library that the shop uses; its own types would bring a framework's with them. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  import type { BrotliOptions, ZlibOptions } from 'node:zlib'

  interface CompressionOptions extends ZlibOptions {
    brotli?: BrotliOptions
    filter?(request: IncomingMessage, response: ServerResponse): boolean
  }

  /** Middleware that packs what is written to the response from then on, in the form that the client likes best. */
  function compression(
    options?: CompressionOptions,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void

  namespace compression {
    /** Whether the response's type shrinks when it is packed. */
    function filter(request: IncomingMessage, response: ServerResponse): boolean
  }

  export default compression
}
