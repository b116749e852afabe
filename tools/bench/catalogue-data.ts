/**
 * A catalogue of any size for benchmarks: products with names, texts, categories and three sizes each, such as a shop
 * that has grown would have. The same number gives the same catalogue.
 */
import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/pool.ts'
import { transaction } from '#platform/database/pool.ts'
import { indexProducts } from '#shop/catalogue/product-index-store.ts'
import { categories } from '#shop/catalogue/tables.ts'

/** Products of one category at the end of the tree, as many as a shopper can look through. */
const PRODUCTS_A_CATEGORY = 100

/** Products of the largest category, which a shopper narrows instead. */
const PRODUCTS_OF_LARGEST = 10_000
/** Last part of its address. */
export const LARGEST_CATEGORY = 'everything'

const SUBJECTS =
  'Coastline;Harbour;Lighthouse;Rainforest;Waterfall;Gum Tree;Outback Road;Desert Bloom;Wattle;Waratah;Kookaburra;Galah;Koala;Platypus;Reef;Sea Turtle;Humpback;Surf Break;Tidal Pool;Sand Dune;Salt Lake;Vineyard;Wool Shed;Windmill;Country Station;Night Sky;Thunderhead;Morning Fog;City Skyline;Tram Stop;Laneway;Jetty;Boat Shed;Family Picnic;First Birthday;Wedding Dance;School Photo;Holiday Album;Old Letter;Grandparents;New Puppy;Sleeping Cat'
const MOODS =
  'Golden;Quiet;Wild;Faded;Bright;Misty;Stormy;Sunlit;Moonlit;Winter;Summer;Autumn;Spring;Blue Hour;Monochrome;Pastel;Bold;Gentle;Distant;Close;Hand Drawn;Vintage;Modern;Minimal;Warm'
const FORMATS =
  'Canvas;Wall Art;Gallery Print;Photo Panel;Keepsake Print;Statement Piece;Portrait;Panorama;Collage;Triptych'

interface Filling {
  products: number
}

/** Adds the products and their categories; run it on a seeded database. */
export async function fillCatalogue(db: Database, { products }: Filling): Promise<void> {
  const leaves = await addCategories(db, Math.max(1, Math.round(products / PRODUCTS_A_CATEGORY)))
  const ids = await transaction(db, async (tx) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      with words as (
        select string_to_array(${SUBJECTS}, ';') as subjects, string_to_array(${MOODS}, ';') as moods,
          string_to_array(${FORMATS}, ';') as formats,
          array['20X20','20X30','28X36','30X30','30X40','40X50','40X60','45X60','50X50','50X75','60X90','75X100'] as sizes
      ), drawn as (
        select n,
          moods[1 + (n * 7) % array_length(moods, 1)] as mood,
          subjects[1 + (n * 11 + n / 37) % array_length(subjects, 1)] as subject,
          formats[1 + (n * 3 + n / 101) % array_length(formats, 1)] as format,
          array[sizes[1 + n % 12], sizes[1 + (n + 3 + n / 12) % 12], sizes[1 + (n + 7 + n / 144) % 12]] as size_codes
        from words, generate_series(1, ${products}::int) n
      )
      insert into products (sku, name, url_key, kind, family, size_codes, attributes, description_html,
        short_description_html, pictures, meta_title, meta_description, meta_keywords, technical_specifications, position)
      select 'BENCH-' || n, mood || ' ' || subject || ' ' || format || ' ' || n,
        lower(replace(mood || '-' || subject || '-' || format, ' ', '-')) || '-' || n, 'printed', 'canvas',
        array(select distinct unnest(size_codes)),
        jsonb_build_object('material', jsonb_build_array((array['Canvas','Fine canvas','Recycled canvas'])[1 + n % 3])),
        '<p>' || mood || ' ' || lower(subject) || ', printed on poly-cotton canvas and stretched over timber bars. '
          || 'Choose the size and the depth, and see it on your wall before you order it.</p><ul><li>Pigment inks</li>'
          || '<li>Ready to hang</li><li>Made to order number ' || n || '</li></ul>',
        '<p>' || format || ' of a ' || lower(mood) || ' ' || lower(subject) || ' in three sizes.</p>',
        jsonb_build_array(
          jsonb_build_object('url', '/images/canvas-balloon-640.webp', 'label', mood || ' ' || subject),
          jsonb_build_object('url', '/images/canvas-window-640.webp', 'label', subject || ' on a wall')),
        mood || ' ' || subject || ' ' || format, 'Order ' || lower(subject) || ' as a ' || lower(format) || '.',
        lower(mood) || ', ' || lower(subject) || ', ' || lower(format) || ', wall decoration',
        'Poly-cotton canvas, 380 to 400 g per square metre', 100 + (n * 7919) % ${products}::int
      from drawn
      on conflict do nothing
      returning id`)
    return rows.map(({ id }) => id)
  })
  await db.execute(sql`
    insert into product_categories (product_id, category_id)
    select p.id, (${sql.param(leaves)}::int[])[1 + p.number % ${leaves.length}::int]
    from (select unnest(${sql.param(ids)}::int[]) as id, generate_series(1, ${ids.length}::int) as number) p`)
  const [largest] = await db
    .insert(categories)
    .values(described(LARGEST_CATEGORY, 'Everything', 99))
    .returning()
  await db.execute(sql`
    insert into product_categories (product_id, category_id)
    select id, ${largest?.id}::int from unnest(${sql.param(ids.slice(0, PRODUCTS_OF_LARGEST))}::int[]) as id`)
  await indexProducts(db, ids)
  for (const table of [
    'products',
    'product_index',
    'category_index',
    'product_categories',
    'categories',
    'spelling_words',
  ]) {
    await db.execute(sql.raw(`vacuum analyze ${table}`))
  }
}

/** Departments, and below them the categories that products are in; the ids of the latter. */
async function addCategories(db: Database, leaves: number): Promise<number[]> {
  const departments = Math.max(5, Math.ceil(Math.sqrt(leaves)))
  const parents = await db.insert(categories).values(numbered(departments, 'Collection')).returning()
  const children = await db
    .insert(categories)
    .values(
      numbered(leaves, 'Series').map((category, index) => {
        const parent = parents[index % parents.length]
        return {
          ...category,
          parentId: parent?.id ?? null,
          ancestorIds: parent ? [parent.id] : [],
          urlPath: `${parent?.urlPath}/${category.urlKey}`,
        }
      }),
    )
    .returning()
  return children.map(({ id }) => id)
}

const numbered = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) =>
    described(`${word.toLowerCase()}-${index + 1}`, `${word} ${index + 1}`, 100 + index),
  )

const described = (urlKey: string, name: string, position: number): typeof categories.$inferInsert => ({
  name,
  urlKey,
  urlPath: urlKey,
  description: `Pictures that belong together, ${name.toLowerCase()}.`,
  metaTitle: name,
  metaDescription: `Canvas prints of ${name.toLowerCase()}.`,
  position,
})
