-- Which designs a guest’s browser keeps: its cookie holds the key, and here is a hash of it. See decision 0024.
CREATE TABLE "portfolio_designs" (
	"portfolio_hash" text NOT NULL,
	"design_key" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "portfolio_designs_portfolio_hash_design_key_pk" PRIMARY KEY("portfolio_hash","design_key")
);
--> statement-breakpoint
CREATE TABLE "portfolios" (
	"hash" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portfolio_designs" ADD CONSTRAINT "portfolio_designs_portfolio_hash_portfolios_hash_fk" FOREIGN KEY ("portfolio_hash") REFERENCES "public"."portfolios"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_designs" ADD CONSTRAINT "portfolio_designs_design_key_designs_key_fk" FOREIGN KEY ("design_key") REFERENCES "public"."designs"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portfolios_seen_at" ON "portfolios" USING btree ("seen_at");