-- The code says removed auto-added product; so does the database now.
ALTER TABLE "carts" RENAME COLUMN "companion_turned_down" TO "removed_auto_added_sku";
