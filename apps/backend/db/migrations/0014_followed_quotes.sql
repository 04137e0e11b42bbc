ALTER TABLE "quotes" ADD COLUMN "follows" text;--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_visit_id_follows_index" ON "quotes" USING btree ("visit_id","follows");