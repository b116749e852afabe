-- A frozen design and a version of a product record are what orders were made with: nothing may change or remove them.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is immutable', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER design_revisions_immutable BEFORE UPDATE OR DELETE ON "design_revisions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER design_revision_photos_immutable BEFORE UPDATE OR DELETE ON "design_revision_photos"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER product_records_immutable BEFORE UPDATE OR DELETE ON "product_records"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
