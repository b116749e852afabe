-- What each transaction of an act answered, for platform/database/acts.ts: written in that transaction, read when the
-- act is sent again, forgotten after a day. `act` is a hash of the client's key, and `answer` is sealed with the key.
CREATE TABLE "act_steps" (
	"act" text NOT NULL,
	"step" smallint NOT NULL,
	"request" text NOT NULL,
	"answer" bytea,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	PRIMARY KEY ("act", "step")
);
--> statement-breakpoint
CREATE INDEX "act_steps_done_at" ON "act_steps" ("done_at");
