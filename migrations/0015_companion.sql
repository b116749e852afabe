ALTER TABLE "cart_lines" ADD COLUMN "comes_along" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "companion_turned_down" text;