-- Options that the page of a product opens with (docs/decisions/0067); null means the first ones of its family.
ALTER TABLE "products" ADD COLUMN "start_values" jsonb;