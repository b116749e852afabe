CREATE TABLE "identifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"cart_id" text,
	"provider" text NOT NULL,
	"check_id" text,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"redacted_at" timestamp with time zone,
	CONSTRAINT "identifications_check_id_unique" UNIQUE("check_id"),
	CONSTRAINT "identifications_one_owner" CHECK ("identifications"."customer_id" is null or "identifications"."cart_id" is null)
);
--> statement-breakpoint
ALTER TABLE "identifications" ADD CONSTRAINT "identifications_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identifications_open_of_customer" ON "identifications" USING btree ("customer_id") WHERE "identifications"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "identifications_open_of_cart" ON "identifications" USING btree ("cart_id") WHERE "identifications"."state" = 'open';--> statement-breakpoint
CREATE INDEX "identifications_of_customer" ON "identifications" USING btree ("customer_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identifications_of_cart" ON "identifications" USING btree ("cart_id","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "identifications_to_redact" ON "identifications" USING btree ("started_at") WHERE "identifications"."redacted_at" is null;