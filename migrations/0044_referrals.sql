CREATE TABLE "referral_codes" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"referrer_id" integer NOT NULL,
	"friend_id" integer,
	"mailbox" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reward_cents" integer NOT NULL,
	"minimum_cents" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"earned_at" timestamp with time zone,
	CONSTRAINT "referrals_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "referrals_mailbox_unique" UNIQUE("mailbox"),
	CONSTRAINT "referrals_reward_something" CHECK ("referrals"."reward_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "refer_code" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card_hash" text;--> statement-breakpoint
CREATE INDEX "referrals_of_referrer" ON "referrals" USING btree ("referrer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referrals_of_friend" ON "referrals" USING btree ("friend_id") WHERE "referrals"."friend_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_of_card" ON "payments" USING btree ("card_hash") WHERE "payments"."card_hash" is not null;--> statement-breakpoint
CREATE INDEX "orders_plain_mailbox" ON "orders" USING btree ((
  case when split_part(lower("email"), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower("email"), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower("email"), '@', 1), '+', 1) || '@' || split_part(lower("email"), '@', 2)
  end));