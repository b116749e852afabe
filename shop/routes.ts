import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address and the page it opens. */
export default [
  index('content/pages/home-page.tsx'),
  route('*', 'content/pages/not-found-page.tsx'),
] satisfies RouteConfig
