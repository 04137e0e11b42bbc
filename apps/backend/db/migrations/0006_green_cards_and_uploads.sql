CREATE TABLE "visit_accessories" (
	"visit_id" text NOT NULL,
	"code" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "visit_accessories_visit_id_code_pk" PRIMARY KEY("visit_id","code")
);
--> statement-breakpoint
CREATE TABLE "green_cards" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"license_plate_no" text,
	"usage_type" text,
	"purpose_of_usage_type" integer,
	"travel_start_date" text,
	"travel_end_date" text,
	"country_id" text,
	"cargo_city" text,
	"cargo_district" text,
	"cargo_address" text
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text NOT NULL,
	"visit_id" text NOT NULL,
	"purpose" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_visit_id_purpose_pk" PRIMARY KEY("visit_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "visit_accessories" ADD CONSTRAINT "visit_accessories_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "green_cards" ADD CONSTRAINT "green_cards_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;