CREATE TABLE "document_grants" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payers" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"identity_no" text NOT NULL,
	"phone_number" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_moves" (
	"payment_id" text NOT NULL,
	"step" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_moves_payment_id_step_pk" PRIMARY KEY("payment_id","step")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"odeme" text NOT NULL,
	"visitor_id" text NOT NULL,
	"visit_id" text NOT NULL,
	"quote_header_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"email" text NOT NULL,
	"plan_id" text NOT NULL,
	"instalments" integer NOT NULL,
	"amount" integer NOT NULL,
	"card_token_hash" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"nonce" text NOT NULL,
	"bank_payment_id" text,
	"challenge" jsonb,
	"leased_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	"authorised_at" timestamp with time zone,
	"issue_attempts" integer DEFAULT 0 NOT NULL,
	"is_cancel_pending" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_odeme_unique" UNIQUE("odeme")
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"order_id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"firm_id" integer NOT NULL,
	"policy_no" text NOT NULL,
	"start_date" text NOT NULL,
	"end_date" text NOT NULL,
	"total" integer NOT NULL,
	"document_id" text,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policy_infos" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"quote_header_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"address" jsonb NOT NULL,
	"email" text NOT NULL,
	"is_insurer_different" boolean NOT NULL,
	"shown_documents" jsonb NOT NULL,
	"shown_to" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_grants" ADD CONSTRAINT "document_grants_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_moves" ADD CONSTRAINT "payment_moves_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_order_id_payments_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_infos" ADD CONSTRAINT "policy_infos_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_subject_id_kind_index" ON "documents" USING btree ("subject_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_live_per_quote" ON "payments" USING btree ("quote_header_id") WHERE "payments"."state" NOT IN ('callback_failed', 'declined', 'reversed', 'expired');--> statement-breakpoint
CREATE INDEX "payments_driven" ON "payments" USING btree ("due_at") WHERE "payments"."state" IN ('callback_ok', 'unknown', 'authorised', 'reversal_needed') OR "payments"."is_cancel_pending";--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("expires_at") WHERE "payments"."state" IN ('created', 'initialized', 'challenge');--> statement-breakpoint
CREATE INDEX "payments_visit_id_index" ON "payments" USING btree ("visit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policies_firm_id_policy_no_index" ON "policies" USING btree ("firm_id","policy_no");--> statement-breakpoint
CREATE INDEX "policies_visitor_id_index" ON "policies" USING btree ("visitor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "policy_infos_visit_id_quote_header_id_product_id_index" ON "policy_infos" USING btree ("visit_id","quote_header_id","product_id");