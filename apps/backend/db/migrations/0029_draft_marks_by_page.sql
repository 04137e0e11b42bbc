ALTER TABLE "visits" ADD COLUMN "draft_marks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" DROP COLUMN "draft_page";--> statement-breakpoint
ALTER TABLE "visits" DROP COLUMN "draft_number";