ALTER TABLE "cart_lines" DROP CONSTRAINT "cart_lines_same_thing";--> statement-breakpoint
DROP INDEX "cart_lines_same_goods";--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "saved_for_later" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "saved_unit_cents" integer;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "next_cart_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_same_goods" ON "cart_lines" USING btree ("cart_id","sku","saved_for_later") WHERE "cart_lines"."kind" in ('goods', 'membership');--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_same_thing" UNIQUE("cart_id","sku","design_revision","saved_for_later");