ALTER TABLE "customer_tokens" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_tokens" ADD COLUMN "browser" text;