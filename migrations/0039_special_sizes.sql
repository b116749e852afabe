-- A record says itself which of its sizes offers skip (J-23). Before, the shop held the code 20X20 of every family for it;
-- the stored versions of canvas and sketch are meant, and go on as they did, so that orders and carts of today cost the same.
ALTER TABLE "product_records" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "product_records" SET "record" = jsonb_set("record", '{sizes}', (
	SELECT jsonb_agg(
		CASE WHEN size->>'code' = '20X20' THEN size || '{"specialName": "20x20 CM"}'::jsonb ELSE size END
		ORDER BY place
	)
	FROM jsonb_array_elements("record"->'sizes') WITH ORDINALITY AS sizes(size, place)
))
WHERE "record"->>'skuPrefix' IN ('CANVAS', 'SKETCH')
	AND "record"->'sizes' @> '[{"code": "20X20"}]'::jsonb;
--> statement-breakpoint
ALTER TABLE "product_records" ENABLE TRIGGER USER;
