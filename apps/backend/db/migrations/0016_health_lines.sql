CREATE TABLE "personal_accidents" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"licence_type" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_journeys" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"travel_start_date" text NOT NULL,
	"travel_end_date" text NOT NULL,
	"travel_destination" text NOT NULL,
	"country_id" text NOT NULL,
	"reason_travel_id" text NOT NULL,
	"has_sportive_activity" boolean NOT NULL,
	"selected_sporting_activity" text,
	"parent_identity_no" text,
	"parent_birth_date" text,
	"parent_name" text,
	"parent_surname" text
);
--> statement-breakpoint
ALTER TABLE "personal_accidents" ADD CONSTRAINT "personal_accidents_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_journeys" ADD CONSTRAINT "travel_journeys_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;