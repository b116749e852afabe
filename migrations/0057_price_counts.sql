-- Counts of each category between any two prices are looked up here; a shop that runs already gets those of its products now.
CREATE TABLE "category_price_counts" (
	"category_id" integer NOT NULL,
	"facet" text NOT NULL,
	"prices" integer[] NOT NULL,
	"up_to" integer[] NOT NULL,
	CONSTRAINT "category_price_counts_category_id_facet_pk" PRIMARY KEY("category_id","facet")
);
--> statement-breakpoint
INSERT INTO "category_price_counts" ("category_id", "facet", "prices", "up_to")
SELECT category_id, facet, array_agg(cents ORDER BY cents), array_agg(up_to ORDER BY cents)
FROM (
	SELECT m.category_id, facet, s.lowest_cents AS cents,
		(sum(count(*)) OVER (PARTITION BY m.category_id, facet ORDER BY s.lowest_cents))::int AS up_to
	FROM (
		SELECT category_id, product_id FROM "category_index"
		-- 2 is the root, which holds every product.
		UNION ALL SELECT 2, product_id FROM "product_index") m
	JOIN "product_index" s ON s.product_id = m.product_id, unnest(s.facets || ''::text) AS facet
	GROUP BY 1, 2, 3) counted
GROUP BY 1, 2;
