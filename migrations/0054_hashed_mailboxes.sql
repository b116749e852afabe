-- First orders and uses of coupons know a mailbox again by its hash, and hold it in clear no more (docs/decisions/0063). The rule
-- is `hashOfMailbox` of shop/marketing/store/mailbox-hash.ts. Where a hash has come in already, the earlier row of it stays.
INSERT INTO "first_orders" ("shopper", "order_id")
SELECT 'mailbox:' || encode(sha256(convert_to(substr("shopper", 7), 'UTF8')), 'hex'), "order_id" FROM "first_orders"
WHERE "shopper" LIKE 'email:%'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "first_orders" WHERE "shopper" LIKE 'email:%';
--> statement-breakpoint
UPDATE "coupon_uses" SET "email" = encode(sha256(convert_to("email", 'UTF8')), 'hex') WHERE "email" LIKE '%@%';
