import { describe, expect, test } from 'vitest'
import { photoNotices, photoRefusalSentence, shownFileName } from './photo-upload.ts'

describe('a refused file is told what it is, and what to do', () => {
  test.each([
    ['empty' as const, /^This file is empty\. Please choose another one\.$/],
    ['not-a-picture' as const, /not a photo that we can read\. Please choose a JPEG/],
    ['raw' as const, /^This is a raw file\. Export it as JPEG/],
    ['video' as const, /^This is a video.*Please choose the photo itself/],
    ['pdf' as const, /^This is a PDF\. Please save the picture in it as a JPEG or PNG/],
    ['heic' as const, /^This photo is in HEIC, which this shop does not open\..*save a copy as JPEG/],
    ['damaged' as const, /damaged or was cut short\. Please choose another copy/],
    ['too-small' as const, /too small for any print\. Please choose the photo itself/],
    ['too-heavy' as const, /takes us too long to open\. Please save it as a JPEG/],
    ['too-many-bytes' as const, /larger than 200 MB\. Please choose a smaller copy/],
    ['too-often' as const, /in the last hour\. Please choose this one again later/],
    ['too-much' as const, /from your network today\. Please choose this one again tomorrow/],
    ['too-many-open' as const, /wait until some have arrived/],
    ['no-room' as const, /no room for this photo just now\. Please choose it again in an hour/],
  ])('%s', (reason, sentence) => expect(photoRefusalSentence(reason)).toMatch(sentence))

  test('too large, with its size and what is taken', () => {
    const size = { widthPx: 70_000, heightPx: 1000, maxPixels: 268_900_000 }
    expect(photoRefusalSentence('too-large', size)).toContain(
      'This photo is 70,000 x 1,000 pixels; we print from up to 268 megapixels of this kind',
    )
  })
})

test.each([
  ['jpeg', 1, []],
  ['tiff', 1, []],
  ['tiff', 3, ['This file has 3 pages. We use the first one.']],
  ['gif', 2, ['This picture is animated. We use its first frame.']],
  ['jpeg-cmyk', 1, [expect.stringMatching(/CMYK.*our best guess.*What you see here is what we print/)]],
  [
    'tiff-cmyk',
    2,
    ['This file has 2 pages. We use the first one.', expect.stringContaining('choose a copy in RGB')],
  ],
])('of a %s of %d pictures the shopper hears %j', (format, frames, notices) => {
  expect(photoNotices({ format, frames })).toEqual(notices)
})

test.each([
  ['holiday.jpg', 'holiday.jpg'],
  ['C:\\photos\\holiday.jpg', 'holiday.jpg'],
  ['/home/robin/holiday.jpg', 'holiday.jpg'],
  ['a\u0000b\u202e.jpg', 'ab.jpg'],
  [undefined, 'Photo'],
  ['photos/', 'Photo'],
  [' ', 'Photo'],
  ['x'.repeat(201), 'x'.repeat(200)],
])('the file %j is shown as %s', (name, shown) => expect(shownFileName(name)).toBe(shown))
