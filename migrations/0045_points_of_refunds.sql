ALTER TABLE "purse_entries" DROP CONSTRAINT "purse_entries_once_per_order";--> statement-breakpoint
ALTER TABLE "purse_entries" ADD COLUMN "earned_by" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "purse_entries_once_per_order" ON "purse_entries" USING btree ("order_id","kind","holder","reason",coalesce("cause", ''));