ALTER TABLE "readymade_templates" ADD COLUMN "occasions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "readymade_templates" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "readymade_templates" ADD COLUMN "content_hash" text;