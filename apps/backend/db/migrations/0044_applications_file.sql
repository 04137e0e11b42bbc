ALTER TABLE "applications" ADD COLUMN "answers" "encrypted_text";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "call_window" text;