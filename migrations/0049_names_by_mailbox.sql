-- First orders and uses of coupons count by mailbox. Rows from before that have the email as it was written, so that another
-- spelling of the same mailbox did not find them. The rule is `mailboxOf` of packages/typed-values/mailbox.ts.
CREATE FUNCTION pg_temp.mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN split_part(lower(email), '@', 2) IN ('gmail.com', 'googlemail.com')
    THEN replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') || '@gmail.com'
    ELSE split_part(split_part(lower(email), '@', 1), '+', 1) || '@' || split_part(lower(email), '@', 2)
  END
$$;
--> statement-breakpoint
UPDATE "coupon_uses" SET "email" = pg_temp.mailbox_of("email") WHERE "email" <> pg_temp.mailbox_of("email");
--> statement-breakpoint
-- Of every order that stands, also where an earlier one was cancelled and took the name with it.
INSERT INTO "first_orders" ("shopper", "order_id")
SELECT DISTINCT ON ("name") "name", "id" FROM (
  SELECT 'email:' || pg_temp.mailbox_of("email") AS "name", "id", "placed_at" FROM "orders"
  WHERE "state" NOT IN ('cancelled', 'refunded')
  UNION ALL
  SELECT 'customer:' || "customer_id", "id", "placed_at" FROM "orders"
  WHERE "customer_id" IS NOT NULL AND "state" NOT IN ('cancelled', 'refunded')
) AS "standing"
ORDER BY "name", "placed_at", "id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "first_orders"
WHERE "shopper" LIKE 'email:%' AND "shopper" <> 'email:' || pg_temp.mailbox_of(substr("shopper", 7));
