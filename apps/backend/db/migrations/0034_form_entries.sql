CREATE TABLE "entry_files" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"purpose" text NOT NULL,
	"content" "personal_bytes" NOT NULL,
	"entry_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"campaign" text NOT NULL,
	"entrant_key" text,
	"data" "encrypted_text" NOT NULL,
	"entered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entry_files" ADD CONSTRAINT "entry_files_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_files_visitor_id_purpose_index" ON "entry_files" USING btree ("visitor_id","purpose");--> statement-breakpoint
CREATE INDEX "entry_files_entry_id_index" ON "entry_files" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_entries_kind_campaign_entrant_key_index" ON "form_entries" USING btree ("kind","campaign","entrant_key");--> statement-breakpoint
CREATE INDEX "form_entries_entered_at_index" ON "form_entries" USING btree ("entered_at");