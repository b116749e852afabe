import type { Plugin } from 'vite'
import { STYLE_END } from '../shop/hydration/style-end.ts'

/** Ends each style sheet with a rule by which a page sees that all of it has come. */
export function styleEnds(): Plugin {
  return {
    name: 'style-ends',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = `${file.source}${STYLE_END}{}`
      },
    },
  }
}
