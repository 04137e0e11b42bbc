CREATE TABLE "applications" (
	"application_no" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_visitId_unique" UNIQUE("visit_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"identity_key" text NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"percent" integer,
	"minimum_total" integer DEFAULT 0 NOT NULL,
	"lines" text[],
	"excluded_firm_ids" integer[] DEFAULT '{}' NOT NULL,
	"max_uses" integer,
	"identity_key" text,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_discrepancies" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"at_bank" integer NOT NULL,
	"with_us" integer NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_discrepancies_order_id_kind_pk" PRIMARY KEY("order_id","kind")
);
--> statement-breakpoint
CREATE TABLE "shown_files" (
	"line" text NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shown_files_line_kind_text_version_pk" PRIMARY KEY("line","kind","text_version")
);
--> statement-breakpoint
ALTER TABLE "payers" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer" jsonb;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "verify_code" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "policy_infos" ADD COLUMN "payee" jsonb;--> statement-breakpoint
ALTER TABLE "policy_infos" ADD COLUMN "notary_sale" jsonb;--> statement-breakpoint
ALTER TABLE "policy_infos" ADD COLUMN "price" jsonb;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_code_coupons_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupons"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_once_per_person" ON "coupon_uses" USING btree ("code","identity_key") WHERE "coupon_uses"."released_at" IS NULL;--> statement-breakpoint
CREATE INDEX "coupon_uses_unpaid" ON "coupon_uses" USING btree ("due_at") WHERE "coupon_uses"."paid_at" IS NULL;--> statement-breakpoint
CREATE INDEX "coupons_identity_key_index" ON "coupons" USING btree ("identity_key");--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_verifyCode_unique" UNIQUE("verify_code");--> statement-breakpoint
-- Sales of before name no line and hold no campaign.
UPDATE "payments" SET "offer" = "offer" || jsonb_build_object('line', "visits"."line", 'hasCampaign', false) FROM "visits" WHERE "visits"."id" = "payments"."visit_id" AND NOT "offer" ? 'line';
