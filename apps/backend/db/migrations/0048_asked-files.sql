CREATE TABLE "asked_file_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "asked_files" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" "encrypted_text",
	"name" "encrypted_text",
	"content" "personal_bytes",
	"bytes" integer,
	"visitor_id" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asked_file_links" ADD CONSTRAINT "asked_file_links_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asked_files" ADD CONSTRAINT "asked_files_request_id_service_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."service_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asked_file_links_request_id_index" ON "asked_file_links" USING btree ("request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "asked_files_request_id_position_index" ON "asked_files" USING btree ("request_id","position");