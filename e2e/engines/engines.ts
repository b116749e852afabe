/** The browsers that Playwright does not bring here, what tells that one is there, and where it comes from. */
import { spawnSync } from 'node:child_process'
import { firefoxPath, openFirefox } from './firefox.ts'
import { onPath } from './on-path.ts'
import { openWebKit, webkitDriverPath } from './webkit.ts'

export const engines = [
  {
    name: 'Firefox',
    isThere: () => firefoxPath() !== undefined,
    packages: ['firefox-esr'],
    open: openFirefox,
  },
  {
    name: 'WebKit',
    isThere: () => [webkitDriverPath(), onPath('Xvfb'), onPath('import')].every(Boolean) && hasWindow(),
    packages: ['webkit2gtk-driver', 'xvfb', 'imagemagick', 'python3-gi', 'gir1.2-webkit2-4.1'],
    open: openWebKit,
  },
] as const

export type Engine = (typeof engines)[number]

/** Said where a test is skipped. */
export const isAway = ({ name }: { name: string }) =>
  `${name} is not installed: npm run test:engines -- --install`

/** Whether Python finds what `webkit-window.py` is made of. */
function hasWindow(): boolean {
  const program = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2"
  return spawnSync('/usr/bin/python3', ['-c', program], { stdio: 'ignore' }).status === 0
}
