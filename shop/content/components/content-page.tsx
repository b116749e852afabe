import type { ReactNode } from 'react'
import type { ContentPageFragment } from '../../generated/client/graphql.ts'

/** A page that staff wrote: a heading and their words. The HTML was cleaned when it was written. */
export function ContentPage({ page, offer }: { page: ContentPageFragment; offer?: ReactNode }) {
  return (
    <>
      {offer ? <div className="pt-6 lg:pt-8">{offer}</div> : null}
      <article className="container-page max-w-[72ch] py-10 pb-section">
        <h1 className="display mb-6 text-h1">{page.content_heading ?? page.title}</h1>
        <div
          className="grid gap-4 [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-6 [&_h2]:font-semibold [&_h2]:text-lead [&_li]:ml-5 [&_li]:list-disc"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned against an allow-list on the server
          dangerouslySetInnerHTML={{ __html: page.content ?? '' }}
        />
      </article>
    </>
  )
}
