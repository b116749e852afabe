ALTER TABLE "categories" ADD COLUMN "content_block" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tool_options" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "edit_link" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "original_image_url" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cache_price" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "purchase_order_number" text;