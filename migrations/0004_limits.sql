-- How often each thing was tried, for platform/limits. Unlogged: counts are worth less than the writing of a log for
-- each of them, and may start again after a crash. The columns are those that rate-limiter-flexible reads.
CREATE UNLOGGED TABLE "limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
) WITH (fillfactor = 70);
--> statement-breakpoint
CREATE INDEX "limits_expire" ON "limits" ("expire");
