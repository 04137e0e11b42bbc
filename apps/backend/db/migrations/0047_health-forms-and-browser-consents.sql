CREATE TABLE "health_forms" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"application_no" text NOT NULL,
	"visit_id" text NOT NULL,
	"firm_name" text NOT NULL,
	"applicant" "encrypted_text" NOT NULL,
	"people" "encrypted_text" NOT NULL,
	"saved" "encrypted_text",
	"saved_by" text,
	"tries_left" integer NOT NULL,
	"approved_at" timestamp with time zone,
	"call_requested_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "health_forms_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "consents" DROP CONSTRAINT "consents_source";--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "visitor_id" text;--> statement-breakpoint
ALTER TABLE "health_forms" ADD CONSTRAINT "health_forms_application_no_applications_application_no_fk" FOREIGN KEY ("application_no") REFERENCES "public"."applications"("application_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_forms" ADD CONSTRAINT "health_forms_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_forms_application_no_created_at_index" ON "health_forms" USING btree ("application_no","created_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_visitor_id_kind_position_index" ON "consents" USING btree ("visitor_id","kind","position") WHERE visitor_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source" CHECK (CASE num_nonnulls(visit_id, entry_id, visitor_id) WHEN 0 THEN customer_id IS NOT NULL ELSE num_nonnulls(visit_id, entry_id, visitor_id) = 1 END);