/** The ready-made designs of the families, each a file of data. One more file is one more design. */
import { existsSync, readdirSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Template, TemplateError } from '#packages/templates/template.ts'
import type { Family } from './read-families.ts'

const FOLDER = resolve(import.meta.dirname, '../../families')

export interface FamilyTemplate {
  readonly template: Template
  readonly record: Family['record']
  readonly pages: Family['pages']
}

/**
 * Every ready-made design of some families, family by family in the order of their positions.
 *
 * @throws TemplateError when a file is called otherwise than its SKU, or two have a SKU or a name in common
 */
export async function readTemplates(
  families: readonly Family[],
  folder = FOLDER,
): Promise<readonly FamilyTemplate[]> {
  const read = await Promise.all(families.map((family) => templatesOf(family, folder)))
  const all = read.flat()
  mustDiffer(all, 'SKU', ({ sku }) => sku)
  mustDiffer(all, 'name', ({ name }) => name)
  return all
}

async function templatesOf({ record, pages }: Family, folder: string): Promise<FamilyTemplate[]> {
  const own = resolve(folder, record.family, 'templates')
  if (!existsSync(own)) return []
  const files = readdirSync(own).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const templates = await Promise.all(
    files.map(async (file) => {
      const path = pathToFileURL(resolve(own, file)).href
      const { template }: { template: Template } = await import(/* @vite-ignore */ path)
      const called = parse(file).name.toUpperCase()
      if (template.sku !== called)
        throw new TemplateError(`${template.sku}: Its file is called ${file}; both have one name.`)
      if (!template.sku.startsWith(`${record.skuPrefix}-`))
        throw new TemplateError(
          `${template.sku}: A template of ${record.family} begins with ${record.skuPrefix}-.`,
        )
      return { template, record, pages }
    }),
  )
  return templates.sort((one, other) => one.template.position - other.template.position)
}

function mustDiffer(all: readonly FamilyTemplate[], field: string, of: (template: Template) => string): void {
  const owners = new Map<string, string>()
  for (const { template } of all) {
    const owner = owners.get(of(template))
    if (owner !== undefined)
      throw new TemplateError(`${template.sku}, ${field}: ${of(template)} is that of ${owner} already.`)
    owners.set(of(template), template.sku)
  }
}
