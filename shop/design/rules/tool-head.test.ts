import { describe, expect, it } from 'vitest'
import { defineRecord } from '#packages/product/record.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { printRecordOf } from '#shop/catalogue/rules/print-record-of.ts'
import { toolHead } from './tool-head.ts'

const record = defineRecord({
  ...boardRecord,
  toolPages: [
    { path: '/board' },
    { path: '/create-your-board', title: 'Create Your Board', robots: 'NOINDEX,NOFOLLOW' },
  ],
})
const print = printRecordOf(record, 1)

describe('the head of a design tool', () => {
  it('G-07, G-08: has the title of the family and is not indexed', () => {
    expect(toolHead(print, '/board')).toEqual({
      title: boardRecord.words.toolTitle,
      robots: 'NOINDEX,FOLLOW',
    })
  })

  it('G-05, G-10: has what its own address says', () => {
    expect(toolHead(print, '/create-your-board')).toEqual({
      title: 'Create Your Board',
      robots: 'NOINDEX,NOFOLLOW',
    })
  })

  it('G-15, RT-063: has the meta tags of a ready-made design, and the robots of its address', () => {
    const template = { name: 'Waves', title: 'Wave board', description: 'A board.', keywords: 'board, wave' }
    expect(toolHead(print, '/create-your-board', template)).toMatchObject({
      title: 'Wave board',
      description: 'A board.',
      keywords: 'board, wave',
      robots: 'NOINDEX,NOFOLLOW',
    })
    expect(toolHead(print, '/board', { name: 'Waves' }).title).toBe('Waves')
  })

  it('is the family’s at an address of another', () => {
    expect(toolHead(print, '/uploadchoice').title).toBe(boardRecord.words.toolTitle)
  })
})
