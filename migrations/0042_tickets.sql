CREATE SEQUENCE "public"."ticket_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 600000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"reference" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"message_id" bigint,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"byte_size" integer NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" bigint NOT NULL,
	"author" text NOT NULL,
	"message" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_number" text,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_ticket_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."ticket_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_files_message" ON "ticket_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_files_customer" ON "ticket_files" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "ticket_files_unclaimed" ON "ticket_files" USING btree ("uploaded_at") WHERE "ticket_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "tickets_of_customer" ON "tickets" USING btree ("customer_id","changed_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("changed_at") WHERE "tickets"."state" = 'waiting';