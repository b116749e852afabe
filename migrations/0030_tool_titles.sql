-- Words of a family name the page of its design tool; the shop writes its own over these when it starts.
ALTER TABLE "product_records" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "product_records"
SET "record" = jsonb_set(
  "record",
  '{words,toolTitle}',
  to_jsonb(initcap("record" -> 'words' ->> 'piece') || ' Design Tool')
)
WHERE "record" -> 'words' IS NOT NULL AND NOT "record" -> 'words' ? 'toolTitle';
--> statement-breakpoint
ALTER TABLE "product_records" ENABLE TRIGGER USER;
