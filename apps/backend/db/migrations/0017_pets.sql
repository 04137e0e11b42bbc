CREATE TABLE "pets" (
	"visit_id" text PRIMARY KEY NOT NULL,
	"type_id" text NOT NULL,
	"gender_id" text NOT NULL,
	"name" text NOT NULL,
	"breed" text NOT NULL,
	"color" text NOT NULL,
	"birth_date" text NOT NULL,
	"chip_no" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;