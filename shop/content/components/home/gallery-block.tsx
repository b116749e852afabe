import { Link } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { HomeLinkFragment, HomePictureFragment } from '../../../generated/client/graphql.ts'
import { samplePicture } from '../../../scenes/components/sample-picture.ts'
import { LiveMockUp } from '../../../try-photo/components/live-mock-up.tsx'
import { HomePicture } from './home-picture.tsx'

const SIZES = '(width < 64rem) 92vw, 460px'

interface GalleryBlockProps {
  heading: string
  pictures: readonly HomePictureFragment[]
  link: HomeLinkFragment | null | undefined
}

/** B-09: on a desktop the first and the third stand tall; on a phone the first is the largest and the last lies wide. */
export function GalleryBlock({ heading, pictures, link }: GalleryBlockProps) {
  return (
    <section className="container-page">
      <SectionHeading
        action={
          link ? (
            <Link to={link.to} className="link inline-flex min-h-11 items-center font-medium">
              {link.label}
            </Link>
          ) : null
        }
      >
        {heading}
      </SectionHeading>
      <ul className="grid auto-rows-[44vw] grid-cols-2 gap-[clamp(8px,0.9vw,14px)] lg:auto-rows-[clamp(170px,19vw,290px)] lg:grid-cols-[1.5fr_1fr_1fr_1.25fr]">
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            className={classNames(
              'relative overflow-hidden rounded-picture bg-wall',
              index === 0 && 'max-lg:col-span-2 max-lg:row-span-2',
              index === pictures.length - 1 && 'max-lg:col-span-2',
              (index === 0 || index === 2) && 'lg:row-span-2',
            )}
          >
            <GalleryPicture picture={picture} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a picture is a mock-up, the photo that a shopper tries our products with takes its place here too. */
function GalleryPicture({ picture }: { picture: HomePictureFragment }) {
  const mockUp = samplePicture({ url: picture.url, label: picture.alt })
  return mockUp ? (
    <LiveMockUp {...mockUp} sizes={SIZES} className="aspect-auto! size-full" />
  ) : (
    <HomePicture picture={picture} sizes={SIZES} />
  )
}
