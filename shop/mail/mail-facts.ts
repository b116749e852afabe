/** Mails by name, with what each needs to know. Templates are JSX, which only the built storefront can run. */
import type { ConfirmationMail } from './confirmation-mail.ts'

export interface MailFacts {
  orderConfirmation: ConfirmationMail
  note: Note
}

export interface LabelledLink {
  label: string
  url: string
}

/** A paragraph, or a link that stands alone. */
export type SmallPrint = string | LabelledLink

/** A short mail of a few sentences, with at most one thing to do. */
export interface Note {
  subject: string
  /** What the inbox shows behind the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  /** A code to type, set large and apart. */
  code?: string | undefined
  button?: LabelledLink | undefined
  /** Less than the button: papers that belong to what happened. */
  links?: readonly LabelledLink[] | undefined
  /** Said in small type at the end, such as how to stop these mails. */
  smallPrint: readonly SmallPrint[]
  shopUrl: string
}

export interface RenderedMail {
  subject: string
  html: string
  /** The same for programs that show plain text. */
  text: string
}

export type RenderMail = <Name extends keyof MailFacts>(
  name: Name,
  facts: MailFacts[Name],
) => Promise<RenderedMail>
