/** sharp as this shop uses it: only loaders for accepted formats, and limits against decompression bombs. */
import sharp, { type SharpOptions } from 'sharp'

/** The largest phone cameras make 16,384 x 12,288 pixels. Read line by line; what cannot be has limits of its own. */
export const MAX_PICTURE_PIXELS = 202e6
/** Largest side a JPEG can have, and so the largest that display copies and artwork are made from. */
export const MAX_PICTURE_SIDE_PX = 65_535

// libvips chooses a loader by content; one that is not listed can never be reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadTiff',
    'VipsForeignLoadHeif',
  ],
})

/** For reading the header of a picture whose size is not known yet. */
export const headerOptions = {
  limitInputPixels: false,
  failOn: 'none',
  unlimited: false,
} satisfies SharpOptions

/** For decoding: any damage is an error, only the first frame or page is read, from top to bottom. */
export const decodeOptions = {
  limitInputPixels: MAX_PICTURE_PIXELS,
  failOn: 'error',
  sequentialRead: true,
} satisfies SharpOptions

export { sharp }
