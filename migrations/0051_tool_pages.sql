-- A tool's addresses have titles and robots of their own; the first one was a field by itself before.
ALTER TABLE "product_records" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "product_records"
SET "record" = ("record" - 'toolAliases') || jsonb_build_object(
  'toolPages',
  (
    SELECT jsonb_agg(jsonb_build_object('path', "path") ORDER BY "place")
    FROM (
      SELECT "record" -> 'toolPath' AS "path", 0 AS "place"
      UNION ALL
      SELECT "alias"."value", "alias"."ordinality"
      FROM jsonb_array_elements(coalesce("record" -> 'toolAliases', '[]')) WITH ORDINALITY AS "alias"
    ) AS "paths"
  )
)
WHERE "record" ? 'toolPath' AND NOT "record" ? 'toolPages';
--> statement-breakpoint
ALTER TABLE "product_records" ENABLE TRIGGER USER;
