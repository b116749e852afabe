import { Star } from 'lucide-react'
import { STAR_WORDS } from '../rules/review-words.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { Question } from './review-answer.ts'

/** One question with its stars, as radio buttons: arrow keys walk them, and each says its word. */
export function StarsField({
  question: { name: label, values },
  name,
  chosen,
  problem,
}: {
  question: Question
  name: string
  /** Id of the value that was chosen before. */
  chosen: string | undefined
  problem: string | undefined
}) {
  return (
    <ChoiceGroup label={label} problem={problem}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(60px,1fr))] gap-1.5">
        {values.map((value) => (
          <label key={value.id} className="tile edge justify-items-center gap-0.5 px-0.5 py-2.5 text-center">
            <input
              type="radio"
              name={name}
              value={value.id}
              defaultChecked={value.id === chosen}
              className="tile-input"
            />
            <span className="inline-flex items-center gap-1 font-semibold">
              <span>{value.stars}</span>
              <span className="sr-only">{value.stars === 1 ? ' star, ' : ' stars, '}</span>
              <Star size={15} strokeWidth={1.5} aria-hidden className="fill-current text-star" />
            </span>
            <span className="text-micro text-ink-2">{STAR_WORDS[value.stars - 1]}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
