CREATE TABLE "external_policies" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"line" text NOT NULL,
	"firm_name" text NOT NULL,
	"policy_no" text NOT NULL,
	"insured" "encrypted_text" NOT NULL,
	"end_date" text NOT NULL,
	"remind_on" text,
	"reminded_at" timestamp with time zone,
	"document_id" text,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "external_policies" ADD CONSTRAINT "external_policies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "external_policies_customer_id_policy_no_index" ON "external_policies" USING btree ("customer_id","policy_no");--> statement-breakpoint
CREATE INDEX "external_policies_remind_on_index" ON "external_policies" USING btree ("remind_on");