CREATE TABLE "sign_ins" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"identity_no" "encrypted_text" NOT NULL,
	"phone_number" "encrypted_text" NOT NULL,
	"is_new" boolean NOT NULL,
	"email" "encrypted_text",
	"user_agreement_version" text NOT NULL,
	"privacy_policy_version" text NOT NULL,
	"address" "encrypted_text" NOT NULL,
	"target" text,
	"started_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"birth_date" "encrypted_text",
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "customer_agreements" (
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"text_version" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"address" "encrypted_text" NOT NULL,
	CONSTRAINT "customer_agreements_customer_id_kind_text_version_pk" PRIMARY KEY("customer_id","kind","text_version")
);
--> statement-breakpoint
CREATE TABLE "customer_profiles" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"first_name" "encrypted_text" NOT NULL,
	"last_name" "encrypted_text" NOT NULL,
	"company_name" "encrypted_text" NOT NULL,
	"birth_date" "encrypted_text",
	"email" "encrypted_text" NOT NULL,
	"email_verified_at" timestamp with time zone,
	"city_code" "encrypted_text" NOT NULL,
	"district_code" "encrypted_text" NOT NULL,
	"job_code" "encrypted_text" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_agreements" ADD CONSTRAINT "customer_agreements_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_profiles" ADD CONSTRAINT "customer_profiles_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_visitor_id_started_at_index" ON "sign_ins" USING btree ("visitor_id","started_at");