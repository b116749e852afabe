import { expect, test } from 'vitest'
import { gapsIn } from './gaps-in.ts'

test.each([
  ['<p>Of undefined</p>', 'Of undefined'],
  ['<b>A$NaN</b>', 'A$NaN'],
  ['<img alt="[object Object]">', 'img alt="[object Object]"'],
  ['<h2 class="x"> </h2>', '<h2 class="x"> </h2>'],
  ['<button aria-label="">x</button>', '<button aria-label="">'],
])('%s has a gap', (html, gap) => expect(gapsIn(html)).toEqual([gap]))

test.each([
  '<p>Undefinedness of NaNs</p>',
  '<script>if (x === undefined) y()</script>',
  '<p role="status"></p>',
  '<p role="alert" class="x"></p>',
  '<button aria-label="Close"></button>',
  '<img alt="">',
])('%s has none', (html) => expect(gapsIn(html)).toEqual([]))
