CREATE TABLE "solved_challenges" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "solved_challenges_expires_at_index" ON "solved_challenges" USING btree ("expires_at");