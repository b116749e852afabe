/** Addresses of files and of doors that scripts call; no page is behind them. */
import { addressOf } from '#packages/routes/address.ts'

export const filePaths = {
  /** Resumable upload endpoint (tus). */
  uploads: () => '/media/uploads',
  /** Where a GST certificate is uploaded; below it each file opens for its owner. */
  certificates: () => '/media/private/certificates',
  photo: (key: string, size: 'display' | 'thumbnail') => `/media/photos/${key}/${size}.jpg`,
  /** A design as it was last saved. Its key opens it, so it stands where no log keeps it. */
  designPicture: (key: string, version: string) =>
    addressOf('/media/designs/picture.webp', { key, v: version }),
  revisionPicture: (key: string) => `/media/revisions/${key}/picture.jpg`,
  /** One of our samples in a scene. The file is as `mockUpFile` names it; the scene alone is where all of them begin. */
  sampleMockUp: (sample: string, file: string, version?: string) =>
    addressOf(`/media/mockup/sample/${sample}/${file}`, { v: version }),
  /** A shopper's design in a scene, for whoever has the signature: see shop/mockups/commands/sign-mock-up.ts. */
  designMockUp: (revision: string, file: string, parts: { signature: string; version: string }) =>
    addressOf(`/media/mockup/${revision}/${file}`, { s: parts.signature, v: parts.version }),
  /** A file of a scene, for browsers that compose it themselves. */
  sceneFile: (scene: string, file: 'scene.json' | 'base.webp' | 'light.webp' | 'map.bin', version: string) =>
    addressOf(`/scenes/${scene}/${file}`, { v: version }),
  /** The tax invoice of an order as PDF; the order's token opens it. */
  invoicePdf: (token: string) => `/orders/invoice/${token}.pdf`,
  /** The picture of a proof; the key opens it. */
  proofPicture: (key: string) => `/orders/proof/${key}.jpg`,
  /** A CSV file to fill in for a bulk order. */
  bulkOrderSample: () => '/bulk-order/sample.csv',
  /** A font as outlines for the design tool, by its file name in fonts/built. */
  font: (file: string) => `/media/fonts/${file}`,
  /** Where pages tell conversions, with consent. */
  conversions: () => '/events',
} as const
