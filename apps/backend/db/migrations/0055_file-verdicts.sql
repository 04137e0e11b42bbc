ALTER TABLE "service_request_files" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "service_request_files" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "service_request_files" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "service_request_files" ADD COLUMN "changed_at" timestamp with time zone;