CREATE TABLE "campaigns" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"code" text NOT NULL,
	"order_id" uuid NOT NULL,
	"customer_id" integer,
	"email" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "coupon_uses_code_order_id_pk" PRIMARY KEY("code","order_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"gift" jsonb NOT NULL,
	"uses_limit" integer,
	"uses_per_customer" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"first_order_only" boolean DEFAULT false NOT NULL,
	"minimum_subtotal_cents" integer DEFAULT 0 NOT NULL,
	"family" text,
	"sizes" text[],
	"is_combinable" boolean DEFAULT false NOT NULL,
	"success_message" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "coupons_code_is_lower_case" CHECK ("coupons"."code" = lower("coupons"."code")),
	CONSTRAINT "coupons_uses_within_limit" CHECK ("coupons"."uses" >= 0 and "coupons"."uses" <= "coupons"."uses_limit")
);
--> statement-breakpoint
CREATE TABLE "earning_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earning_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"occasion" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"points" integer NOT NULL,
	"per_cents" integer
);
--> statement-breakpoint
CREATE TABLE "first_orders" (
	"shopper" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"code" text PRIMARY KEY NOT NULL,
	"initial_cents" integer NOT NULL,
	"expires_on" date NOT NULL,
	"order_id" uuid,
	"order_line_id" bigint,
	"piece" integer,
	"sender_name" text,
	"recipient_name" text,
	"recipient_email" text,
	"message" text,
	"send_at" timestamp with time zone,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_once_per_piece" UNIQUE("order_line_id","piece"),
	CONSTRAINT "gift_cards_hold_something" CHECK ("gift_cards"."initial_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "price_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"family" text,
	"size" text,
	"sku" text,
	"option" text,
	"value" text,
	"from_quantity" integer DEFAULT 1 NOT NULL,
	"members_only" boolean DEFAULT false NOT NULL,
	"campaign" text,
	"change" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "purse_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purse_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"change" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"note" text,
	"cause" text,
	"at" timestamp with time zone NOT NULL,
	"unspent" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "purse_entries_once_per_order" UNIQUE("order_id","kind","holder","reason"),
	CONSTRAINT "purse_entries_once_per_cause" UNIQUE("cause","kind","holder","reason"),
	CONSTRAINT "purse_entries_never_below_zero" CHECK ("purse_entries"."balance" >= 0 and "purse_entries"."unspent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purses" (
	"kind" text NOT NULL,
	"holder" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purses_kind_holder_pk" PRIMARY KEY("kind","holder"),
	CONSTRAINT "purses_never_below_zero" CHECK ("purses"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spending_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "spending_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"label" text NOT NULL,
	"points" integer NOT NULL,
	"cents" integer NOT NULL,
	"min_points" integer DEFAULT 1 NOT NULL,
	"max_points" integer,
	CONSTRAINT "spending_rules_are_worth_something" CHECK ("spending_rules"."points" > 0 and "spending_rules"."cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rules" ADD CONSTRAINT "price_rules_campaign_campaigns_code_fk" FOREIGN KEY ("campaign") REFERENCES "public"."campaigns"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_entries" ADD CONSTRAINT "purse_entries_kind_holder_purses_kind_holder_fk" FOREIGN KEY ("kind","holder") REFERENCES "public"."purses"("kind","holder") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_uses_email" ON "coupon_uses" USING btree ("code","email");--> statement-breakpoint
CREATE INDEX "coupon_uses_customer" ON "coupon_uses" USING btree ("code","customer_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_order" ON "coupon_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "first_orders_order" ON "first_orders" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "purse_entries_of_purse" ON "purse_entries" USING btree ("kind","holder","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "purse_entries_to_expire" ON "purse_entries" USING btree ("expires_at") WHERE "purse_entries"."unspent" > 0;