CREATE TABLE "renewal_reminders" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"policy_end" text NOT NULL,
	"remind_on" text NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "renewal_reminders" ADD CONSTRAINT "renewal_reminders_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewal_reminders_remind_on_index" ON "renewal_reminders" USING btree ("remind_on");