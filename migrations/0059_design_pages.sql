-- The product page that a design was begun on names its cart line (docs/decisions/0081); null for designs from before.
ALTER TABLE "designs" ADD COLUMN "parent_sku" text;
