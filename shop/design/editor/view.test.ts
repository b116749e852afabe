import { describe, expect, it } from 'vitest'
import { placesFor } from './view.ts'

describe('where a piece can be seen', () => {
  it('is the wall for what hangs, and a scene of its shape', () => {
    expect(placesFor({ hangs: true, hasScene: true })).toEqual(['room', 'own', 'scene'])
    expect(placesFor({ hangs: false, hasScene: true })).toEqual(['scene'])
  })

  it('is nowhere for what does not hang, in a shape without a scene', () => {
    expect(placesFor({ hangs: false, hasScene: false })).toEqual([])
  })
})
