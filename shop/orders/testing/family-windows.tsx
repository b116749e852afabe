/** What opens over a page on a press, drawn with what the page has loaded. */
import { firstChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf, piecesOf } from '#packages/product/surfaces.ts'
import { surroundOf } from '#packages/product/surround.ts'
import { AllSizesWindow } from '../../catalogue/components/all-sizes-window.tsx'
import { GalleryShot } from '../../catalogue/components/gallery-shot.tsx'
import { galleryShots } from '../../catalogue/components/gallery-shots.ts'
import { LargerPictures, slidesOf } from '../../catalogue/components/larger-pictures.tsx'
import { productView } from '../../catalogue/components/product-view.ts'
import { recordOfPrint } from '../../catalogue/rules/print-record.ts'
import * as productPage from '../../content/pages/url-key-page.tsx'
import { ChecksSheet } from '../../design/components/checks-sheet.tsx'
import { EditorSessionContext } from '../../design/components/hooks/use-editor-session.ts'
import { OptionsSheet } from '../../design/components/options-sheet.tsx'
import { ToolContext } from '../../design/components/tool/use-tool.ts'
import { savedDesignOf } from '../../design/editor/saving/design-answers.ts'
import { serverRenderedSession } from '../../design/editor/server-rendered-session.ts'
import * as designTool from '../../design/pages/design-tool.tsx'
import { toolNamed } from '../../design/tools/tools.ts'
import { sceneOfPrint } from '../../scenes/rules/print-scene.ts'
import type { PageModule } from '../../testing/rendered.tsx'

type Loaded<Page extends (props: never) => unknown> = Pick<Parameters<Page>[0], 'loaderData'>

const close = () => undefined

/** Every picture of a product, in its gallery and larger. */
export const pictureWindows: PageModule = {
  loader: productPage.loader,
  default: (props: Loaded<typeof productPage.default>) => {
    const { name, record, pictures, scenes, rooms } = viewIn(props)
    const surface = firstSurfaceOf(record, firstChoice(record))
    const pieces = piecesOf(record, firstChoice(record))
    const surround = surroundOf(record, firstChoice(record))
    const shots = galleryShots({
      ...{ pictures, scenes, hangs: record.hangs, wordsAlone: record.wordsAlone },
      shape: { ...surface, pieces },
      isFolded: surface.body === 'folded',
    })
    const product = { name, piece: record.words.piece, surface, pieces, surround, photo: 'lake' as const }
    return (
      <>
        <LargerPictures {...{ name, pictures, rooms }} own={undefined} onClose={close} />
        {slidesOf({ pictures, rooms }).map(({ key, label, content }) => (
          <figure key={key} aria-label={label}>
            {content}
          </figure>
        ))}
        {shots.map((shot) => (
          <GalleryShot key={shot.key} shot={shot} product={product} first />
        ))}
      </>
    )
  },
}

/** Every size of a product at one scale. */
export const sizesWindow: PageModule = {
  loader: productPage.loader,
  default: (props: Loaded<typeof productPage.default>) => (
    <AllSizesWindow record={viewIn(props).record} face={undefined} onClose={close} />
  ),
}

function viewIn({ loaderData }: Loaded<typeof productPage.default>) {
  if (loaderData.kind !== 'product') throw new Error(`Expected a product but received ${loaderData.kind}`)
  return productView(loaderData.product)
}

/** The sheets of the design tool over a saved design. */
export const toolSheets: PageModule = {
  loader: designTool.loader,
  default: ({ loaderData: { print, opened } }: Loaded<typeof designTool.default>) => {
    const record = recordOfPrint(print)
    const design = opened && savedDesignOf(record, opened.design)
    if (!design) throw new Error('Expected a saved design')
    const session = serverRenderedSession({
      record,
      scenes: print.scenes.map(sceneOfPrint),
      choice: undefined,
      saved: { design, photos: opened.photos },
    })
    return (
      <ToolContext value={toolNamed(record.tool)}>
        <EditorSessionContext value={session}>
          <OptionsSheet onClose={close} />
          <ChecksSheet onClose={close} />
        </EditorSessionContext>
      </ToolContext>
    )
  },
}
