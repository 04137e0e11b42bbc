CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"policy_id" text NOT NULL,
	"line" text NOT NULL,
	"stars" integer NOT NULL,
	"words" "encrypted_text" NOT NULL,
	"author" "encrypted_text" NOT NULL,
	"state" text NOT NULL,
	"refused_for" text,
	"written_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "reviews_policyId_unique" UNIQUE("policy_id"),
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_state_written_at_id_index" ON "reviews" USING btree ("state","written_at","id");