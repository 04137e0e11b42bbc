CREATE TABLE "price_askings" (
	"watch_id" text NOT NULL,
	"quote_id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"price" integer,
	"is_told" boolean NOT NULL,
	CONSTRAINT "price_askings_watch_id_quote_id_pk" PRIMARY KEY("watch_id","quote_id")
);
--> statement-breakpoint
CREATE TABLE "price_watches" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"thing_key" text NOT NULL,
	"goal" integer,
	"frequency" text NOT NULL,
	"by_mail" boolean NOT NULL,
	"by_sms" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_ask_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "price_askings" ADD CONSTRAINT "price_askings_watch_id_price_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."price_watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_watches" ADD CONSTRAINT "price_watches_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "price_watches_customer_id_thing_key_index" ON "price_watches" USING btree ("customer_id","thing_key");--> statement-breakpoint
CREATE INDEX "price_watches_next_ask_at_index" ON "price_watches" USING btree ("next_ask_at");