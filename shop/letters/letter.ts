/** Letters by name, with what each needs to know. Templates are JSX, which only the built storefront can run. */
import type { ConfirmationLetter } from './confirmation-letter.ts'

export interface LetterFacts {
  orderConfirmation: ConfirmationLetter
  note: Note
}

/** A short letter of a few sentences, with at most one thing to do. */
export interface Note {
  subject: string
  /** What the inbox shows behind the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** A code to type, set large and apart. */
  code?: string | undefined
  button?: { label: string; url: string } | undefined
  /** Less than the button: papers that belong to what happened. */
  links?: readonly { label: string; url: string }[] | undefined
  /** Said in small type at the end, such as how to stop these letters. */
  smallPrint: readonly string[]
  shopUrl: string
}

export interface RenderedLetter {
  subject: string
  html: string
  /** The same for programs that show plain text. */
  text: string
}

export type RenderLetter = <Name extends keyof LetterFacts>(
  name: Name,
  facts: LetterFacts[Name],
) => Promise<RenderedLetter>
