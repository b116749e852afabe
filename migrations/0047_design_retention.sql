CREATE TABLE "design_photos" (
	"design_key" text NOT NULL,
	"photo_key" text NOT NULL,
	CONSTRAINT "design_photos_design_key_photo_key_pk" PRIMARY KEY("design_key","photo_key")
);
--> statement-breakpoint
ALTER TABLE "design_revision_photos" DROP CONSTRAINT "design_revision_photos_revision_key_design_revisions_key_fk";
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "files" text;--> statement-breakpoint
-- Files that are here already lie in folders named after their bytes.
UPDATE "photos" SET "files" = "sha256";--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "files" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "design_photos" ADD CONSTRAINT "design_photos_design_key_designs_key_fk" FOREIGN KEY ("design_key") REFERENCES "public"."designs"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_photos" ADD CONSTRAINT "design_photos_photo_key_photos_key_fk" FOREIGN KEY ("photo_key") REFERENCES "public"."photos"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The text is read, and not its JSON: PostgreSQL refuses to read some of the characters that shoppers write.
INSERT INTO "design_photos" ("design_key", "photo_key")
SELECT DISTINCT "designs"."key", "photos"."key"
FROM "designs"
CROSS JOIN LATERAL regexp_matches("designs"."document"::text, '"photo": *"([^"\\]+)"', 'g') AS "placed"
JOIN "photos" ON "photos"."key" = "placed"[1];
--> statement-breakpoint
CREATE INDEX "design_photos_photo" ON "design_photos" USING btree ("photo_key");--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_design_revision_design_revisions_key_fk" FOREIGN KEY ("design_revision") REFERENCES "public"."design_revisions"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "design_revision_photos" ADD CONSTRAINT "design_revision_photos_revision_key_design_revisions_key_fk" FOREIGN KEY ("revision_key") REFERENCES "public"."design_revisions"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_design_revision_design_revisions_key_fk" FOREIGN KEY ("design_revision") REFERENCES "public"."design_revisions"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_design" ON "cart_lines" USING btree ("design_revision") WHERE "cart_lines"."design_revision" is not null;--> statement-breakpoint
CREATE INDEX "design_list_entries_design" ON "design_list_entries" USING btree ("design_key");--> statement-breakpoint
CREATE INDEX "design_revision_photos_photo" ON "design_revision_photos" USING btree ("photo_key");--> statement-breakpoint
CREATE INDEX "photos_by_files" ON "photos" USING btree ("files");--> statement-breakpoint
CREATE INDEX "portfolio_designs_design" ON "portfolio_designs" USING btree ("design_key");--> statement-breakpoint
CREATE INDEX "order_lines_design" ON "order_lines" USING btree ("design_revision") WHERE "order_lines"."design_revision" is not null;
--> statement-breakpoint
-- A frozen design still never changes. It may be removed where no line of a cart or an order refers to it, and the photos that
-- it prints leave it with it, and not before.
DROP TRIGGER design_revisions_immutable ON "design_revisions";
--> statement-breakpoint
CREATE TRIGGER design_revisions_immutable BEFORE UPDATE ON "design_revisions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DROP TRIGGER design_revision_photos_immutable ON "design_revision_photos";
--> statement-breakpoint
CREATE TRIGGER design_revision_photos_immutable BEFORE UPDATE ON "design_revision_photos"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_removal_from_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "design_revisions" WHERE "key" = OLD."revision_key") THEN
    RAISE EXCEPTION '% is immutable', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER design_revision_photos_stay BEFORE DELETE ON "design_revision_photos"
  FOR EACH ROW EXECUTE FUNCTION refuse_removal_from_revision();
--> statement-breakpoint
-- The privacy page of a shop that is open says so too, where staff have left its sentence as it was.
UPDATE "cms_pages" SET "content" = replace("content",
  'We delete a design and its photos when you ask us to, and not before.',
  'We delete a design that nobody has ordered {{unordered_design_days}} days after its last change, with its photos, unless it is in an account, in a customer’s cart, in a guest’s cart that was changed since, or one that a browser still finds. A photo that no design uses goes as many days after it arrived. What you have ordered we keep with the order, because we must answer for it. When you close your account, we delete its designs and photos at once, but for those of orders and those that another customer has saved.')
WHERE "identifier" = 'privacy-policy';
