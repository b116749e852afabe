ALTER TABLE "order_lines" ADD COLUMN "replaced_by" bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "is_invoiced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_replaced_by_order_lines_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;