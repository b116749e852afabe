CREATE TABLE "category_shelf" (
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "category_shelf_category_id_position_product_id_pk" PRIMARY KEY("category_id","position","product_id")
);
--> statement-breakpoint
ALTER TABLE "category_shelf" ADD CONSTRAINT "category_shelf_product_id_product_shelf_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_shelf"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_shelf_product" ON "category_shelf" USING btree ("product_id");--> statement-breakpoint
INSERT INTO "category_shelf" ("category_id", "position", "product_id")
SELECT substr(facet, length('category:') + 1)::int, s."position", s."product_id"
FROM "product_shelf" s, unnest(s."facets") AS facet WHERE facet LIKE 'category:%';