-- How often the artwork of an order line was too much to draw, and whether staff were told (docs/decisions/0089). Lines without a row were never.
CREATE TABLE "artwork_trials" (
	"order_line_id" bigint PRIMARY KEY NOT NULL,
	"spent" integer NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "artwork_trials" ADD CONSTRAINT "artwork_trials_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;