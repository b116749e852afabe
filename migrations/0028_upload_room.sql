-- Room is kept for uploads that move; one that stands still takes what has arrived of it.
ALTER TABLE "open_uploads" ADD COLUMN "arrived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_uploads" ADD COLUMN "moving" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_uploads" ADD COLUMN "held_until" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
-- How much of an upload of before is here is not known: it counts whole until it moves or is removed.
UPDATE "open_uploads" SET "arrived" = "bytes";
