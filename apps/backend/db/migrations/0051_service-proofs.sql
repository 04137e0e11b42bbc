CREATE TABLE "service_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"identity_no" "encrypted_text" NOT NULL,
	"phone_number" "encrypted_text" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "service_request_files" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"content" "personal_bytes" NOT NULL,
	"note" "encrypted_text" NOT NULL,
	"actor" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "service_proofs" ADD CONSTRAINT "service_proofs_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_request_files" ADD CONSTRAINT "service_request_files_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_proofs_visitor_id_started_at_index" ON "service_proofs" USING btree ("visitor_id","started_at");--> statement-breakpoint
CREATE INDEX "service_request_files_request_id_index" ON "service_request_files" USING btree ("request_id");