ALTER TABLE "cart_lines" ALTER COLUMN "design_revision" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "kind" text DEFAULT 'printed' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "entered" jsonb;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "tool_options" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "edit_link" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "original_image_url" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "cache_price" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "gift_message" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "store" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "purchase_order_number" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "coupon_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_card_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "uses_store_credit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "points_wanted" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "points_rule_id" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "uses_max_points" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "price_cache" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_to" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_from" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gift_receipt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "printed_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "awc" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "dropship" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "business_purchase" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gst_number" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "gst_certificate" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "abn" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "show_coupon" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "ship_to_this_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "bill_to_this_address" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_same_goods" ON "cart_lines" USING btree ("cart_id","sku") WHERE "cart_lines"."kind" in ('goods', 'membership');--> statement-breakpoint
CREATE UNIQUE INDEX "carts_one_active_per_customer" ON "carts" USING btree ("customer_id") WHERE "carts"."state" = 'active' and "carts"."customer_id" is not null;