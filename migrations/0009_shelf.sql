CREATE TABLE "facet_labels" (
	"facet" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_shelf" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"lowest_cents" integer NOT NULL,
	"highest_cents" integer NOT NULL,
	"facets" text[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_phrases" (
	"phrase" text PRIMARY KEY NOT NULL,
	"times" bigint DEFAULT 0 NOT NULL,
	"found" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shelf_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "url_rewrites" (
	"request_path" text PRIMARY KEY NOT NULL,
	"target_path" text NOT NULL,
	"redirect_code" integer DEFAULT 301 NOT NULL,
	CONSTRAINT "url_rewrites_code" CHECK ("url_rewrites"."redirect_code" in (301, 302)),
	CONSTRAINT "url_rewrites_stay_here" CHECK ("url_rewrites"."target_path" ~ '^[a-zA-Z0-9][a-zA-Z0-9/_-]*([?][^#]*)?$'),
	CONSTRAINT "url_rewrites_lead_elsewhere" CHECK ("url_rewrites"."target_path" <> "url_rewrites"."request_path")
);
--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "id" SET START WITH 10 RESTART;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "ancestor_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "url_path" text;--> statement-breakpoint
UPDATE "categories" SET "url_path" = "url_key";--> statement-breakpoint
ALTER TABLE "categories" ALTER COLUMN "url_path" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "meta_keywords" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "in_menu" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "product_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product_shelf" ADD CONSTRAINT "product_shelf_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_shelf_position" ON "product_shelf" USING btree ("position","product_id");--> statement-breakpoint
CREATE INDEX "product_shelf_price" ON "product_shelf" USING btree ("lowest_cents","product_id");--> statement-breakpoint
CREATE INDEX "product_shelf_name" ON "product_shelf" USING btree ("name","product_id");--> statement-breakpoint
CREATE INDEX "product_shelf_facets" ON "product_shelf" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "product_shelf_words" ON "product_shelf" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_phrases_times" ON "search_phrases" USING btree ("times");--> statement-breakpoint
CREATE INDEX "shelf_words_trigrams" ON "shelf_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_categories_category" ON "product_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_url_path_unique" UNIQUE("url_path");