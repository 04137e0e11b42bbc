ALTER TABLE "consents" ALTER COLUMN "visit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "done_by" text;--> statement-breakpoint
CREATE INDEX "consents_entry_id_index" ON "consents" USING btree ("entry_id") WHERE entry_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "form_entries_kind_entered_at_index" ON "form_entries" USING btree ("kind","entered_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_source" CHECK (num_nonnulls(visit_id, entry_id) = 1);