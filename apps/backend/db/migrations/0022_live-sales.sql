CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE TABLE "live_sales" (
	"order_id" text NOT NULL,
	"item_no" integer NOT NULL,
	"product_class" text NOT NULL,
	"risk_key" text NOT NULL,
	"policyholder_key" text NOT NULL,
	"period" daterange NOT NULL,
	"ordinal" integer NOT NULL,
	"statement" text,
	CONSTRAINT "live_sales_order_id_item_no_risk_key_pk" PRIMARY KEY("order_id","item_no","risk_key"),
	CONSTRAINT "live_sales_second_only_if_voluntary_and_confirmed" CHECK ("live_sales"."ordinal" = 1 OR ("live_sales"."product_class" NOT LIKE 'compulsory%' AND "live_sales"."statement" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "live_sales" ADD CONSTRAINT "live_sales_order_id_item_no_order_items_order_id_item_no_fk" FOREIGN KEY ("order_id","item_no") REFERENCES "public"."order_items"("order_id","item_no") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "live_sales" ADD CONSTRAINT "live_sales_one_at_a_time" EXCLUDE USING gist (
	"policyholder_key" WITH =, "risk_key" WITH =, "product_class" WITH =, "ordinal" WITH =, "period" WITH &&
);
