import { TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { Picture } from '#ui/picture.tsx'
import { PicturePlace } from '#ui/picture-place.tsx'
import { knownPictureFiles } from '../../scenes/components/picture-files.ts'
import { moreWords } from '../rules/search-hit.ts'
import type { Hit, Suggestions } from './use-suggestions.ts'

export interface Option {
  key: string
  to: string
  content: ReactNode
}

/** @param pathOf  the page of the search for a term */
export function optionsOf(suggestions: Suggestions, pathOf: (term: string) => string): Option[] {
  if (suggestions.kind === 'trending') {
    return suggestions.words.map((word) => ({ key: word, to: pathOf(word), content: <Word>{word}</Word> }))
  }
  if (suggestions.kind !== 'found') return []
  const { hits, total, term } = suggestions
  const more = moreWords(total)
  return [
    ...hits.map((hit, index) => ({ key: `${index} ${hit.to}`, to: hit.to, content: <HitRow hit={hit} /> })),
    ...(more === undefined
      ? []
      : [
          {
            key: 'more',
            to: pathOf(term),
            content: <span className="link text-meta font-semibold">{more}</span>,
          },
        ]),
  ]
}

const Word = ({ children }: { children: string }) => (
  <>
    <TrendingUp size={18} strokeWidth={1.5} className="text-ink-2" aria-hidden />
    <span>{children}</span>
  </>
)

function HitRow({ hit: { name, picture, priceDollars } }: { hit: Hit }) {
  const files = picture === undefined ? undefined : knownPictureFiles(picture)
  const look = 'size-full object-cover'
  return (
    <>
      <PicturePlace shape={{ width: 13, height: 16 }} className="w-13 shrink-0 rounded-picture">
        {files ? (
          <Picture files={files} alt="" sizes="52px" className={look} />
        ) : picture ? (
          <img src={picture} alt="" width={52} height={64} className={look} />
        ) : null}
      </PicturePlace>
      <span className="min-w-0">
        <span className="block leading-[1.35] font-semibold">{name}</span>
        <span className="tabular text-meta text-ink-2">{`From ${formatMoney(fromDollars(priceDollars))}`}</span>
      </span>
    </>
  )
}
