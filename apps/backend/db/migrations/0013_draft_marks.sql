ALTER TABLE "visits" ADD COLUMN "draft_page" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "draft_number" integer;