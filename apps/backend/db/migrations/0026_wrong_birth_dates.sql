CREATE TABLE "wrong_birth_dates" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_key" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wrong_birth_dates_identity_key_tried_at_index" ON "wrong_birth_dates" USING btree ("identity_key","tried_at");