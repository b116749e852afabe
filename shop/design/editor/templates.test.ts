import { describe, expect, it } from 'vitest'
import { record } from '#families/rug/record.ts'
import { template as paws } from '#families/rug/templates/rug-muddy-paws.ts'
import { template as nursery } from '#families/rug/templates/rug-night-nursery.ts'
import { template as kilim } from '#families/rug/templates/rug-ochre-kilim.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { openingChoice } from '#packages/product/opening-choice.ts'
import { toolNamed } from '../tools/tools.ts'
import { addText } from './changes/add-text.ts'
import { chooseSize } from './changes/choose-options.ts'
import { editText } from './changes/edit-text.ts'
import { placePhoto } from './changes/place-photo.ts'
import { takePhotoBack } from './changes/take-photo-back.ts'
import { type Draft, emptyDraft, faceOf } from './draft/draft.ts'
import { mainPhotoOf, singleTexts } from './draft/face.ts'
import { createMeasure } from './drawing.ts'
import { createEditor } from './editor.ts'
import { readiness } from './readiness/readiness.ts'
import { templateTaker } from './taking-templates.ts'
import { templateDraft } from './template-draft.ts'
import { aDevice, aFile, turns } from './testing/device.ts'
import { changed } from './testing.ts'

const choice = openingChoice(record)
const templates = [kilim, nursery, paws]
const documentOf = async (sku: string) => {
  const found = templates.find((one) => one.sku === sku)
  return found && JSON.stringify(found.design)
}
const opened = ({ design }: typeof paws): Draft => {
  const draft = templateDraft(JSON.stringify(design), { record, choice })
  if (!draft) throw new Error('Expected a design that opens')
  return draft
}
const chosen = { id: 'mine', photo: 'lake', widthPx: 6000, heightPx: 4000 }
const withPhoto = (draft: Draft) => changed(draft, (face) => placePhoto(face, chosen))
const textsOf = (draft: Draft) => singleTexts(faceOf(draft.design)).map(({ text }) => text)
const findings = (draft: Draft) =>
  readiness(toolNamed(record.tool).checks, { record, draft, measure: createMeasure(builtFonts()) })
    .flatMap((check) => check.findings)
    .filter(({ asks }) => asks)
    .map(({ sentence }) => sentence)

describe('G-12: a ready-made design that is taken', () => {
  const begun = () => {
    const own = { id: 'text', text: 'Pip', font: 'Lobster', colour: '#1e2a25' }
    const start = changed(withPhoto(emptyDraft(record, choice)), (face) => addText(face, own))
    return createEditor(record, start)
  }

  it('puts the shopper’s photo in its place, in its outline, and the shopper’s words over the example', async () => {
    const editor = begun()
    const taken = await templateTaker(editor, documentOf)(paws)
    expect(mainPhotoOf(editor.face())).toMatchObject({
      photo: 'lake',
      frame: { kind: 'placed' },
      mask: { shape: 'ellipse' },
      border: { colour: '#fbf2e3' },
    })
    expect(textsOf(editor.draft())).toEqual(['Pip'])
    expect(taken).toEqual({
      kind: 'taken',
      sentence: '“Muddy paws” is on the board. Undo brings back what was there.',
    })
  })

  it('says what has no place in it, and undo brings all of it back', async () => {
    const editor = begun()
    const before = editor.design()
    const taken = await templateTaker(editor, documentOf)(kilim)
    expect(taken).toMatchObject({
      sentence:
        '“Ochre kilim” is on the board; your photo is in the tray, and one text has no place in it. Undo brings back what was there.',
    })
    editor.undo()
    expect(editor.design()).toEqual(before)
  })

  it('does not hand the example of one on to the next', async () => {
    const editor = createEditor(record, opened(paws))
    await templateTaker(editor, documentOf)(nursery)
    expect(textsOf(editor.draft())).toEqual(['Matilda', 'sweet dreams'])
    editor.changeFace((face) => editText(face, { id: 'name', text: 'Wren' }), { label: 'write' })
    await templateTaker(editor, documentOf)(paws)
    expect(textsOf(editor.draft())).toEqual(['Wren'])
  })

  it('leaves the board alone when the shop is out of reach, and of two the later counts', async () => {
    const editor = begun()
    const before = editor.design()
    const away = templateTaker(editor, () => Promise.reject(new Error('away')))
    expect(await away(paws)).toEqual({
      kind: 'away',
      sentence: 'We could not get “Muddy paws”. Please try again.',
    })
    expect(editor.design()).toBe(before)
    const take = templateTaker(editor, documentOf)
    expect(await Promise.all([take(kilim), take(paws)])).toMatchObject([
      { kind: 'overtaken' },
      { kind: 'taken' },
    ])
  })
})

describe('a place for a photo', () => {
  it('takes the next photo, and is there again when that comes to nothing', () => {
    const full = withPhoto(opened(paws))
    const photo = mainPhotoOf(faceOf(full.design))
    expect(photo?.id).toBe('photo-place')
    const empty = changed(full, (face) => takePhotoBack(face, { photo: 'lake', former: undefined }))
    expect(findings(empty)).toContain(
      'No photo is in the place for one yet. It would be printed as a plain shape.',
    )
  })

  it('gives its photo up for another one, in the same frame', () => {
    const full = withPhoto(opened(paws))
    const other = changed(full, (face) => placePhoto(face, { ...chosen, id: 'other', photo: 'hut' }))
    expect(mainPhotoOf(faceOf(other.design))).toMatchObject({
      photo: 'hut',
      frame: mainPhotoOf(faceOf(full.design))?.frame,
    })
  })

  it('is asked about before the cart, as is an example that nobody has changed', () => {
    expect(findings(opened(paws))).toEqual([
      'No photo is in the place for one yet. It would be printed as a plain shape.',
      '“Banjo” is an example of ours. Keep it, or write your own words over it.',
    ])
    const own = changed(withPhoto(opened(paws)), (face) => editText(face, { id: 'name', text: 'Pip' }))
    expect(findings(own)).toEqual([])
  })

  it('over a pattern alone, a photo is a picture in the middle', () => {
    const face = faceOf(withPhoto(opened(kilim)).design)
    expect(face.elements.map(({ type }) => type)).toEqual(['art', 'photo'])
    const photo = mainPhotoOf(face)
    expect(photo).toMatchObject({ frame: { kind: 'placed' }, border: { colour: '#fbf8f2' } })
  })

  it('keeps its photo through every size', () => {
    const full = withPhoto(opened(paws))
    const round = chooseSize(full, { record, size: 'ROUND100' })
    expect(mainPhotoOf(faceOf(round.design))).toMatchObject({ photo: 'lake', mask: { shape: 'ellipse' } })
    expect(chooseSize(round, { record, size: choice.size }).design).toEqual(full.design)
  })
})

describe('G-05: a visit that begins with a ready-made design', () => {
  const input = { record, template: opened(paws) }

  it('saves nothing while nobody has changed it', async () => {
    const device = aDevice()
    const session = device.open(input)
    await turns()
    expect(session.editor.draft()).toEqual(opened(paws))
    expect(device.saves).toEqual([])
  })

  it('puts the first photo in its place', async () => {
    const session = aDevice().open(input)
    session.addPhotos([aFile()])
    await turns()
    expect(mainPhotoOf(session.editor.face())?.id).toBe('photo-place')
    session.editor.undo()
    expect(mainPhotoOf(session.editor.face())).toBeUndefined()
  })
})
