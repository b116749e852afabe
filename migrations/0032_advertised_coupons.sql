ALTER TABLE "coupons" ADD COLUMN "is_advertised" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The codes that the pages of the shop print.
UPDATE "coupons" SET "is_advertised" = true WHERE "code" IN ('welcome10', 'freepost', 'wall3');
