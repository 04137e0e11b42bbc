ALTER TABLE "desk_ledger" ADD COLUMN "role" text;--> statement-breakpoint
CREATE INDEX "desk_ledger_object_index" ON "desk_ledger" USING btree ("object");