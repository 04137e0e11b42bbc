CREATE TABLE "favourite_offers" (
	"visit_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"quote_id" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_offers_visit_id_product_id_pk" PRIMARY KEY("visit_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "partner_applications" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"visit_id" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "based_on" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "applied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "quotes_based_on_index" ON "quotes" USING btree ("based_on");