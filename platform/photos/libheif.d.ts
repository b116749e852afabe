/** The few calls of libheif's WebAssembly build that are used; its own types leave what they return open. */
declare module 'libheif-js/wasm-bundle.js' {
  interface Plane {
    id: unknown
    width: number
    height: number
    /** Bytes from one line to the next. */
    stride: number
    data: Uint8Array
  }
  interface LibHeif {
    heif_context_alloc(): object
    heif_context_read_from_memory(context: object, bytes: Uint8Array): { code: unknown }
    /** The handle, or an object with a code when there is none. */
    heif_js_context_get_primary_image_handle(context: object): { code?: unknown } | undefined
    heif_js_decode_image2(
      handle: object,
      colorspace: unknown,
      chroma: unknown,
    ): { code?: unknown; channels?: Plane[]; image?: { $$: { ptr: number } } } | undefined
    /** Of libheif's own interface: how many there are, when no room is given to write them to. */
    _heif_image_get_decoding_warnings(image: number, from: number, room: number, places: number): number
    heif_error_code: { heif_error_Ok: unknown }
    heif_colorspace: { heif_colorspace_RGB: unknown }
    heif_chroma: { heif_chroma_interleaved_RGB: unknown }
  }
  const libheif: LibHeif
  export default libheif
}
