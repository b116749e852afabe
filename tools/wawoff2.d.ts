declare module 'wawoff2/decompress.js' {
  /** Unpacks WOFF2 into TrueType or OpenType; throws when the bytes are not WOFF2. */
  export default function decompress(packed: Uint8Array): Promise<Uint8Array>
}

declare module 'wawoff2/compress.js' {
  /** Packs TrueType or OpenType into WOFF2. */
  export default function compress(font: Uint8Array): Promise<Uint8Array>
}
