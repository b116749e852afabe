ALTER TABLE "products" ALTER COLUMN "family" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text DEFAULT 'printed' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_printed_has_family" CHECK (("products"."kind" = 'printed') = ("products"."family" is not null));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_stock_is_not_negative" CHECK ("products"."stock" >= 0);