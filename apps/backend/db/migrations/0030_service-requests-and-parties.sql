CREATE TABLE "application_moves" (
	"application_no" text NOT NULL,
	"step" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "application_moves_application_no_step_pk" PRIMARY KEY("application_no","step")
);
--> statement-breakpoint
CREATE TABLE "policy_parties" (
	"policy_id" text NOT NULL,
	"role" text NOT NULL,
	"number" integer NOT NULL,
	"identity_key" text,
	"party" "encrypted_text" NOT NULL,
	CONSTRAINT "policy_parties_policy_id_role_number_pk" PRIMARY KEY("policy_id","role","number")
);
--> statement-breakpoint
CREATE TABLE "service_request_moves" (
	"request_id" text NOT NULL,
	"step" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor" jsonb NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_request_moves_request_id_step_pk" PRIMARY KEY("request_id","step")
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"policy_id" text,
	"details" "encrypted_text" NOT NULL,
	"state" text NOT NULL,
	"staff_id" text,
	"promised_on" text NOT NULL,
	"opened_by" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"identity_key" text,
	"telephone_key" text,
	"customer_id" text,
	CONSTRAINT "service_requests_number_unique" UNIQUE("number")
);
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "offer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "promised_on" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "risk" "encrypted_text";--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "versions" jsonb;--> statement-breakpoint
ALTER TABLE "application_moves" ADD CONSTRAINT "application_moves_application_no_applications_application_no_fk" FOREIGN KEY ("application_no") REFERENCES "public"."applications"("application_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policy_parties" ADD CONSTRAINT "policy_parties_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request_moves" ADD CONSTRAINT "service_request_moves_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "policy_parties_identity_key_index" ON "policy_parties" USING btree ("identity_key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_one_open_of_insurer" ON "service_requests" USING btree ("policy_id","kind") WHERE "service_requests"."kind" IN ('cancellation', 'addendum') AND "service_requests"."state" IN ('received', 'inReview', 'waitingForCustomer', 'atInsurer');--> statement-breakpoint
CREATE INDEX "service_requests_open" ON "service_requests" USING btree ("promised_on") WHERE "service_requests"."state" IN ('received', 'inReview', 'waitingForCustomer', 'atInsurer');--> statement-breakpoint
CREATE INDEX "service_requests_policy_id_index" ON "service_requests" USING btree ("policy_id");--> statement-breakpoint
CREATE INDEX "service_requests_of_customer" ON "service_requests" USING btree ("customer_id") WHERE "service_requests"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "service_requests_waiting" ON "service_requests" USING btree ("identity_key","telephone_key") WHERE "service_requests"."customer_id" IS NULL AND "service_requests"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("promised_on") WHERE "applications"."state" IN ('received', 'taken', 'waitingForCustomer');
--> statement-breakpoint
UPDATE applications SET line = visits.line, state = 'received',
  promised_on = to_char(applications.created_at AT TIME ZONE 'Europe/Istanbul' + interval '1 day', 'YYYY-MM-DD')
FROM visits WHERE visits.id = applications.visit_id;
--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "line" SET NOT NULL, ALTER COLUMN "state" SET NOT NULL, ALTER COLUMN "promised_on" SET NOT NULL;
--> statement-breakpoint
INSERT INTO application_moves (application_no, step, "from", "to", actor, at)
SELECT application_no, 0, NULL, 'received', '{"kind": "customer"}', created_at FROM applications;
--> statement-breakpoint
UPDATE policies SET versions = jsonb_build_object('rulesOn', NULL, 'documents', policy_infos.shown_documents)
FROM payments JOIN order_items ON order_items.order_id = payments.id
  JOIN policy_infos ON policy_infos.visit_id = payments.visit_id AND policy_infos.quote_header_id = payments.quote_header_id
    AND policy_infos.product_id = order_items.product_id
WHERE payments.id = policies.order_id AND order_items.item_no = policies.item_no;
