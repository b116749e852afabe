-- The code says product index, category index and spelling words; so does the database now.
ALTER TABLE "product_shelf" RENAME TO "product_index";--> statement-breakpoint
ALTER TABLE "category_shelf" RENAME TO "category_index";--> statement-breakpoint
ALTER TABLE "shelf_words" RENAME TO "spelling_words";--> statement-breakpoint
ALTER TABLE "product_index" RENAME CONSTRAINT "product_shelf_product_id_products_id_fk" TO "product_index_product_id_products_id_fk";--> statement-breakpoint
ALTER TABLE "product_index" RENAME CONSTRAINT "product_shelf_pkey" TO "product_index_pkey";--> statement-breakpoint
ALTER TABLE "category_index" RENAME CONSTRAINT "category_shelf_category_id_position_product_id_pk" TO "category_index_category_id_position_product_id_pk";--> statement-breakpoint
ALTER TABLE "category_index" RENAME CONSTRAINT "category_shelf_product_id_product_shelf_product_id_fk" TO "category_index_product_id_product_index_product_id_fk";--> statement-breakpoint
ALTER TABLE "spelling_words" RENAME CONSTRAINT "shelf_words_pkey" TO "spelling_words_pkey";--> statement-breakpoint
ALTER INDEX "product_shelf_position" RENAME TO "product_index_position";--> statement-breakpoint
ALTER INDEX "product_shelf_price" RENAME TO "product_index_price";--> statement-breakpoint
ALTER INDEX "product_shelf_name" RENAME TO "product_index_name";--> statement-breakpoint
ALTER INDEX "product_shelf_facets" RENAME TO "product_index_facets";--> statement-breakpoint
ALTER INDEX "product_shelf_words" RENAME TO "product_index_words";--> statement-breakpoint
ALTER INDEX "category_shelf_product" RENAME TO "category_index_product";--> statement-breakpoint
ALTER INDEX "shelf_words_trigrams" RENAME TO "spelling_words_trigrams";--> statement-breakpoint
ALTER INDEX "readymade_templates_shelf" RENAME TO "readymade_templates_of_category";
