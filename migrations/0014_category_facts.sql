CREATE TABLE "category_facts" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"facts" jsonb NOT NULL
);
