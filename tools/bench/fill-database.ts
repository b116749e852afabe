/** Customers and orders by the million, made inside the database, for benchmarks of a shop that has been open for years. */
import pg from 'pg'

export interface DatabaseSize {
  customers: number
  orders: number
}

/** An e-mail of the generated customer of this number. */
export const emailOf = (number: number) => `shopper-${number}@example.com`

/**
 * Adds customers with an address each and orders with one or two lines, up to the sizes asked for.
 *
 * Three orders in four belong to a customer, the others to guests; most are done long ago, as in a real shop.
 */
export async function fillDatabase(databaseUrl: string, { customers, orders }: DatabaseSize): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    // A benchmark's data may be lost in a crash, and every row refers to one that was just made.
    await database.query(
      "SET synchronous_commit = off; SET session_replication_role = replica; SET work_mem = '256MB'",
    )
    await addCustomers(database, customers)
    await addOrders(database, orders)
    for (const table of ['customers', 'customer_addresses', 'orders', 'order_lines', 'order_events']) {
      await database.query(`VACUUM ANALYZE ${table}`)
    }
  } finally {
    await database.end()
  }
}

const CHUNK = 100_000

async function addCustomers(database: pg.Client, upTo: number): Promise<void> {
  await database.query(`INSERT INTO customer_groups (name) VALUES ('General') ON CONFLICT DO NOTHING`)
  for (let from = 1; from <= upTo; from += CHUNK) {
    const numbers = [from, Math.min(from + CHUNK - 1, upTo)]
    await database.query(
      `INSERT INTO customers (email, group_id, first_name, last_name, created_at, confirmed_at)
       SELECT 'shopper-' || n || '@example.com', (SELECT min(id) FROM customer_groups),
         'First' || n % 997, 'Last' || n % 9973, now() - n % 2000 * interval '1 day', now()
       FROM generate_series($1::int, $2::int) n
       WHERE NOT EXISTS (SELECT FROM customers WHERE lower(email) = 'shopper-' || n || '@example.com')`,
      numbers,
    )
  }
  await database.query(
    `INSERT INTO customer_addresses (customer_id, first_name, last_name, street, city, state, postcode,
       country_code, telephone, is_default_billing, is_default_shipping)
     SELECT id, first_name, last_name, ARRAY[(id % 300 + 1) || ' Harbour Street'], 'Ballina', 'NSW', '2478',
       'AU', '0400 000 000', true, true
     FROM customers c
     WHERE email LIKE 'shopper-%' AND NOT EXISTS (SELECT FROM customer_addresses a WHERE a.customer_id = c.id)`,
  )
}

async function addOrders(database: pg.Client, upTo: number): Promise<void> {
  const { rows } = await database.query<{ first: number; customers: number; done: number }>(
    `SELECT min(id) AS first, count(*)::int AS customers, (SELECT count(*)::int FROM orders) AS done
     FROM customers WHERE email LIKE 'shopper-%'`,
  )
  const { first = 1, customers = 1, done = 0 } = rows[0] ?? {}
  for (let from = done + 1; from <= upTo; from += CHUNK) {
    const count = Math.min(CHUNK, upTo - from + 1)
    await database.query(
      `WITH made AS (
         SELECT gen_random_uuid() AS id, nextval('order_number')::text AS number, n,
           CASE WHEN n % 4 < 3 THEN $3 + (n * 7919::bigint % $4)::int END AS customer_id,
           now() - (n % 1500) * interval '1 day' - (n % 86400) * interval '1 second' AS placed_at
         FROM generate_series($1::int, $1::int + $2::int - 1) n
       ), stored AS (
         INSERT INTO orders (id, number, token, cart_id, customer_id, state, email, shipping_address,
           billing_address, carrier_title, shipping_method_title, minimum_days, maximum_days, payment_method,
           subtotal_cents, shipping_cents, gst_cents, grand_total_cents, placed_at, paid_at, state_changed_at)
         SELECT id, number, md5(id::text), md5('cart' || id::text), customer_id,
           CASE WHEN n % 50 = 0 THEN 'placed' ELSE 'complete' END,
           coalesce('shopper-' || (customer_id - $3 + 1), 'guest-' || n) || '@example.com',
           address, address, 'Keepsake delivery', 'Standard', 2, 7, 'card',
           4862, 1499, 578, 6361, placed_at, placed_at, placed_at
         FROM made, LATERAL (SELECT jsonb_build_object('firstName', 'Robin', 'lastName', 'Marsh',
           'street', jsonb_build_array(n % 300 || ' Harbour Street'), 'city', 'Ballina', 'state', 'NSW',
           'postcode', '2478', 'countryCode', 'AU', 'telephone', '0400 000 000') AS address) a
         RETURNING id
       )
       INSERT INTO order_lines (order_id, position, product_name, product_url_key, sku, options, quantity,
         unit_cents, row_cents, gst_cents, design_revision, record_family, record_version)
       SELECT id, position, 'Custom canvas print', 'custom-canvas-print', 'CANVAS-30X40-P-D38-MIRROR-MATTE',
         '[{"label": "Size", "value": "30 × 40 cm"}, {"label": "Depth", "value": "38 mm"}]'::jsonb,
         1, 2431, 2431, 221, md5(id::text || position), 'canvas', 1
       FROM stored, generate_series(1, 2) position`,
      [from, count, first, customers],
    )
  }
}
