import type { NoticePart } from '../../request/third-party-notices.ts'

/** Names and licences of the works in this build; each part links to the texts, which are too long for the page. */
export function ThirdPartyNotices({ parts }: { parts: readonly NoticePart[] }) {
  return (
    <div className="container-page max-w-[80ch] py-10 pb-section lg:py-16">
      <h1 className="display mb-6 text-h1">Licences of others</h1>
      <p className="mb-8">
        This shop is built with the work of many people. Here is whose, and under which licence.
      </p>
      {parts.length === 0 ? <p>The list is made when the shop is built.</p> : null}
      {parts.map(({ file, title, about, licences }) => (
        <section key={file} className="mb-10">
          <h2 className="mb-2 text-h3">{title}</h2>
          <p className="mb-2">{about}</p>
          <p className="mb-4">
            <a href={file} className="underline underline-offset-4">{`All texts: ${title}`}</a>
          </p>
          <dl className="text-small">
            {licences.map(({ name, works }) => (
              <div key={name} className="mb-3">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-2 wrap-anywhere">{works.join(' · ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
