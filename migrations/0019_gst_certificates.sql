CREATE TABLE "gst_certificates" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"format" text NOT NULL,
	"byte_size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "gst_certificates" ADD CONSTRAINT "gst_certificates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gst_certificates_customer" ON "gst_certificates" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "gst_certificates_unclaimed" ON "gst_certificates" USING btree ("uploaded_at") WHERE "gst_certificates"."claimed_at" is null;