import { brand } from '../../brands/brand.ts'
import { paths } from '../../routing/paths.ts'

/** What a phone shows of the shop when a shopper puts it on the home screen. */
export function loader(): Response {
  const { code, name, description, paperColour } = brand
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${code}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: paths.home(),
    name,
    short_name: name,
    description,
    lang: 'en-AU',
    start_url: paths.home(),
    scope: paths.home(),
    display: 'minimal-ui',
    background_color: paperColour,
    theme_color: paperColour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  })
}
