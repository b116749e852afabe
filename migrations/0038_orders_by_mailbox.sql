DROP INDEX "orders_email";--> statement-breakpoint
CREATE INDEX "orders_mailbox" ON "orders" USING btree (lower("email"),"placed_at");