CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"design_revision" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "cart_lines_same_thing" UNIQUE("cart_id","sku","design_revision")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"email" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"shipping_choice" jsonb,
	"customer_notes" text,
	"payment_method" text,
	"payment_token" text,
	"order_comment" text,
	"gift_message" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"url_key" text NOT NULL,
	"description" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_url_key_unique" UNIQUE("url_key")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "product_categories_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "product_records" (
	"family" text NOT NULL,
	"version" integer NOT NULL,
	"record" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_records_family_version_pk" PRIMARY KEY("family","version")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"url_key" text NOT NULL,
	"family" text NOT NULL,
	"size_codes" text[],
	"description_html" text NOT NULL,
	"short_description_html" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"meta_keywords" text,
	"meta_robots" text DEFAULT 'INDEX,FOLLOW' NOT NULL,
	"technical_specifications" text,
	"in_stock" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_url_key_unique" UNIQUE("url_key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"token" text NOT NULL,
	"fingerprint" text NOT NULL,
	"gateway_payment_id" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuration" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"secret" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "design_revision_photos" (
	"revision_key" text NOT NULL,
	"photo_key" text NOT NULL,
	CONSTRAINT "design_revision_photos_revision_key_photo_key_pk" PRIMARY KEY("revision_key","photo_key")
);
--> statement-breakpoint
CREATE TABLE "design_revisions" (
	"key" text PRIMARY KEY NOT NULL,
	"design_key" text NOT NULL,
	"sku" text NOT NULL,
	"number" integer NOT NULL,
	"document" json NOT NULL,
	"content_hash" text NOT NULL,
	"frozen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "design_revisions_in_order" UNIQUE("design_key","number"),
	CONSTRAINT "design_revisions_by_content" UNIQUE("design_key","content_hash")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"key" text PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"title" text,
	"version" integer NOT NULL,
	"document" json NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"key" text PRIMARY KEY NOT NULL,
	"upload_key" text NOT NULL,
	"sha256" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" integer NOT NULL,
	"width_px" integer NOT NULL,
	"height_px" integer NOT NULL,
	"frames" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_upload_key_unique" UNIQUE("upload_key")
);
--> statement-breakpoint
CREATE TABLE "artwork_files" (
	"order_line_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"storage_key" text NOT NULL,
	"byte_size" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "artwork_files_order_line_id_kind_pk" PRIMARY KEY("order_line_id","kind")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_name" text NOT NULL,
	"product_url_key" text NOT NULL,
	"sku" text NOT NULL,
	"options" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_cents" integer NOT NULL,
	"row_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"design_revision" text NOT NULL,
	"record_family" text NOT NULL,
	"record_version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"token" text NOT NULL,
	"cart_id" text NOT NULL,
	"state" text NOT NULL,
	"email" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"carrier_title" text NOT NULL,
	"shipping_method_title" text NOT NULL,
	"minimum_days" integer NOT NULL,
	"maximum_days" integer NOT NULL,
	"payment_method" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"shipping_cents" integer NOT NULL,
	"gst_cents" integer NOT NULL,
	"grand_total_cents" integer NOT NULL,
	"order_comment" text,
	"gift_message" text,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_token_unique" UNIQUE("token"),
	CONSTRAINT "orders_cart_id_unique" UNIQUE("cart_id")
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_revision_photos" ADD CONSTRAINT "design_revision_photos_revision_key_design_revisions_key_fk" FOREIGN KEY ("revision_key") REFERENCES "public"."design_revisions"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_revision_photos" ADD CONSTRAINT "design_revision_photos_photo_key_photos_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."photos"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_revisions" ADD CONSTRAINT "design_revisions_design_key_designs_key_fk" FOREIGN KEY ("design_key") REFERENCES "public"."designs"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artwork_files" ADD CONSTRAINT "artwork_files_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_changed_at" ON "carts" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_under_way" ON "payments" USING btree ("cart_id") WHERE "payments"."state" in ('open', 'authorised', 'captured');--> statement-breakpoint
CREATE INDEX "payments_unfinished" ON "payments" USING btree ("created_at") WHERE "payments"."state" in ('open', 'unwanted');--> statement-breakpoint
CREATE INDEX "photos_by_bytes" ON "photos" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_email" ON "orders" USING btree ("email");