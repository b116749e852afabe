CREATE TABLE "open_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"bytes" integer NOT NULL,
	"announced_at" timestamp with time zone NOT NULL
);
