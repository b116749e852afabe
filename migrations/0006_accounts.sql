CREATE TABLE "customer_addresses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"middle_name" text,
	"prefix" text,
	"suffix" text,
	"company" text,
	"street" text[] NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"postcode" text NOT NULL,
	"country_code" text NOT NULL,
	"telephone" text NOT NULL,
	"fax" text,
	"vat_number" text,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"is_default_shipping" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_keys" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "design_list_entries" (
	"list_id" integer NOT NULL,
	"design_key" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_list_entries_list_id_design_key_pk" PRIMARY KEY("list_id","design_key")
);
--> statement-breakpoint
CREATE TABLE "design_list_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"list_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "design_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_lists_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "customer_groups" ADD COLUMN "price_cache" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "middle_name" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "suffix" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "gender" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "gst_number" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "gst_certificate" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "allows_assistance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "member_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "renews_membership" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_keys" ADD CONSTRAINT "mailed_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_list_entries" ADD CONSTRAINT "design_list_entries_list_id_design_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."design_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_list_entries" ADD CONSTRAINT "design_list_entries_design_key_designs_key_fk" FOREIGN KEY ("design_key") REFERENCES "public"."designs"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_list_links" ADD CONSTRAINT "design_list_links_list_id_design_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."design_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_lists" ADD CONSTRAINT "design_lists_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_addresses_customer" ON "customer_addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_billing" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_default_billing";--> statement-breakpoint
CREATE UNIQUE INDEX "customer_addresses_shipping" ON "customer_addresses" USING btree ("customer_id") WHERE "customer_addresses"."is_default_shipping";--> statement-breakpoint
CREATE INDEX "mailed_keys_customer" ON "mailed_keys" USING btree ("customer_id","purpose");--> statement-breakpoint
CREATE INDEX "social_identities_customer" ON "social_identities" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "design_list_links_list" ON "design_list_links" USING btree ("list_id");--> statement-breakpoint
CREATE INDEX "customer_tokens_expiry" ON "customer_tokens" USING btree ("expires_at");