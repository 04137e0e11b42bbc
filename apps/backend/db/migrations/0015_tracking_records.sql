CREATE TABLE "tracking_records" (
	"track_guid" text PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tracking_records_at_index" ON "tracking_records" USING btree ("at");