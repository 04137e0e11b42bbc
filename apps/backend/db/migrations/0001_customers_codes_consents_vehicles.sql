CREATE TABLE "visit_policies" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"company_code" text NOT NULL,
	"agent_no" text NOT NULL,
	"policy_no" text NOT NULL,
	"renew_no" text NOT NULL,
	"start_date" text NOT NULL,
	"expiry_date" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_vehicles" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"vehicle" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"kind" text NOT NULL,
	"is_given" boolean NOT NULL,
	"text_version" text,
	"channel" text NOT NULL,
	"contact" text,
	"contact_type" integer,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "consents_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"identity_key" text PRIMARY KEY NOT NULL,
	"email" text,
	"verified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_phones" (
	"identity_key" text NOT NULL,
	"phone_key" text NOT NULL,
	"first_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_phones_identity_key_phone_key_pk" PRIMARY KEY("identity_key","phone_key")
);
--> statement-breakpoint
CREATE TABLE "identity_queries" (
	"visit_id" text NOT NULL,
	"identity_key" text NOT NULL,
	"device_key" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_queries_visit_id_identity_key_pk" PRIMARY KEY("visit_id","identity_key")
);
--> statement-breakpoint
CREATE TABLE "visit_persons" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"identity_no" text NOT NULL,
	"phone_number" text,
	"birthday" text,
	"email" text,
	"company_name" text,
	"name" text,
	"surname" text,
	"city" text,
	"district" text,
	"job_code" text,
	"registered" jsonb,
	"has_assets" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chosen_offers" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"offer_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"campaigns" smallint[] NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_answers" (
	"quote_id" text NOT NULL,
	"firm_id" integer NOT NULL,
	"state" text NOT NULL,
	"reason_code" text,
	"offers" jsonb NOT NULL,
	"elapsed_ms" integer NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_answers_quote_id_firm_id_pk" PRIMARY KEY("quote_id","firm_id")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"request_hash" text NOT NULL,
	"offer_no" text NOT NULL,
	"line" text NOT NULL,
	"request" jsonb NOT NULL,
	"firm_ids" integer[] NOT NULL,
	"job_id" text,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"purpose" text NOT NULL,
	"phone_key" text NOT NULL,
	"identity_key" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"used_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "visit_policies" ADD CONSTRAINT "visit_policies_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_vehicles" ADD CONSTRAINT "visit_vehicles_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_persons" ADD CONSTRAINT "visit_persons_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_visit_id_kind_position_index" ON "consents" USING btree ("visit_id","kind","position");--> statement-breakpoint
CREATE INDEX "identity_queries_device_key_asked_at_index" ON "identity_queries" USING btree ("device_key","asked_at");--> statement-breakpoint
CREATE INDEX "quotes_visit_id_started_at_index" ON "quotes" USING btree ("visit_id","started_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_visit_id_purpose_sent_at_index" ON "one_time_codes" USING btree ("visit_id","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_phone_key_sent_at_index" ON "one_time_codes" USING btree ("phone_key","sent_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_identity_key_sent_at_index" ON "one_time_codes" USING btree ("identity_key","sent_at");