/** Modules of the source, as a browser that knows no TypeScript can import them. */
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join, normalize } from 'node:path'
import type { Page } from '@playwright/test'

const root = join(import.meta.dirname, '..', '..')

/** Below this address modules are found by their path in the repository, such as `/packages/mockup/tone.ts`. */
export const SOURCE = 'http://source.example'

/**
 * Opens an empty page on which `import('/packages/…')` works.
 *
 * @param files  further addresses, such as `/scenes/mug/base.webp`, and their bytes
 */
export async function openSourcePage(page: Page, files: (path: string) => Buffer | undefined): Promise<void> {
  await page.unrouteAll()
  await page.route(`${SOURCE}/**`, (route) => {
    const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname))
    if (path === '/')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' })
    const file = join(root, path)
    if (path.endsWith('.ts') && existsSync(file)) {
      const script = stripTypeScriptTypes(readFileSync(file, 'utf8'))
      return route.fulfill({ contentType: 'text/javascript', body: script })
    }
    if (path.endsWith('.json') && existsSync(file)) {
      return route.fulfill({ contentType: 'application/json', body: readFileSync(file) })
    }
    const body = files(path)
    return body ? route.fulfill({ contentType: 'image/webp', body }) : route.fulfill({ status: 404 })
  })
  await page.goto(SOURCE)
}

/** The files of scenes in a folder, by addresses such as `/scenes/mug/base.webp`. */
export function sceneFileIn(folder: string): (path: string) => Buffer | undefined {
  return (path) => {
    const [, scene, file] = /^\/scenes\/([\w-]+)\/(scene\.json|map\.bin|\w+\.webp)$/.exec(path) ?? []
    return scene && file ? readFileSync(join(folder, scene, file)) : undefined
  }
}
