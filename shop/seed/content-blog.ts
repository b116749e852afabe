/** The blog's listings, and what stands in it on the first day. */
import type { PostWritten } from '#shop/content/commands/write-post.ts'

export const blogListings = [
  { name: 'Photography', urlKey: 'photography', position: 1 },
  { name: 'Canvas ideas', urlKey: 'canvas-ideas', position: 2 },
  { name: 'Women’s Day', urlKey: 'womens-day', position: 3 },
  { name: 'Mother’s Day gift ideas', urlKey: 'mothers-day-gift-ideas', position: 4 },
]

export const firstPosts: readonly (Omit<PostWritten, 'categoryId'> & { listing: string })[] = [
  {
    listing: 'canvas-ideas',
    urlKey: 'how-high-to-hang-a-canvas',
    name: 'How high to hang a canvas',
    metaDescription: 'Eye height, sofas and rows of several: three rules that need only a tape measure.',
    author: 'Keepsake',
    image: '/images/canvas-window-640.webp',
    content:
      '<p>Most pictures hang too high. Three rules help, and a tape measure is all they need.</p>' +
      '<h2>The middle at eye height</h2><p>Measure 145 to 150 cm from the floor and let the middle of the canvas hang there. In a dining room, where people sit, go a hand lower.</p>' +
      '<h2>Above a sofa</h2><p>Leave 15 to 25 cm between the back of the sofa and the canvas. Two thirds of the sofa’s width look settled; a <a href="/panoramic-canvas-print">panoramic canvas</a> gets there with one piece.</p>' +
      '<h2>Several in a row</h2><p>Keep 5 cm between them, and treat the row as one picture. <a href="/square-canvas-print">Squares</a> line up by themselves.</p>',
  },
  {
    listing: 'photography',
    urlKey: 'photos-that-print-well',
    name: 'Photos that print well',
    metaDescription: 'What makes a phone photo look good on a wall: light, focus, and the original file.',
    author: 'Keepsake',
    image: '/images/canvas-balloon-640.webp',
    content:
      '<p>A print shows what a small screen hides. Three things matter more than the camera.</p>' +
      '<h2>Light from the side</h2><p>A window at the side gives faces shape. Flash takes it away.</p>' +
      '<h2>Focus on the eyes</h2><p>Zoom in on the photo before you choose it. If the eyes are sharp, the print will be.</p>' +
      '<h2>The original file</h2><p>Messengers shrink photos. Send the one from the phone itself; the design tool tells you at once how large it can be printed.</p>',
  },
]
