-- What each purchase gave of a membership (docs/decisions/0062), and whether an order was priced for a member.
CREATE TABLE "membership_terms" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_for_member" boolean;--> statement-breakpoint
ALTER TABLE "membership_terms" ADD CONSTRAINT "membership_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membership_terms_customer" ON "membership_terms" USING btree ("customer_id");--> statement-breakpoint
-- Of purchases from before this: a year each, the last one up to the end of the membership. Years that are over take nothing back,
-- so it does no harm where the years did not follow one another.
INSERT INTO "membership_terms" ("order_id", "customer_id", "starts_at", "ends_at")
SELECT "bought"."id", "customers"."id", "customers"."member_until" - "bought"."nth" * interval '1 year',
	"customers"."member_until" - ("bought"."nth" - 1) * interval '1 year'
FROM (
	SELECT "id", "customer_id", row_number() OVER (PARTITION BY "customer_id" ORDER BY "paid_at" DESC, "id") AS "nth"
	FROM "orders" WHERE "paid_at" IS NOT NULL AND "customer_id" IS NOT NULL AND EXISTS (
		SELECT FROM "order_lines" WHERE "order_id" = "orders"."id" AND "kind" = 'membership')
) AS "bought"
JOIN "customers" ON "customers"."id" = "bought"."customer_id" AND "customers"."member_until" IS NOT NULL;
