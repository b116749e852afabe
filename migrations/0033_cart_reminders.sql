CREATE TABLE "cart_reminders" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"email" text NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_reminders_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "cart_reminders" ADD CONSTRAINT "cart_reminders_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_reminders_email" ON "cart_reminders" USING btree ("email","reminded_at");