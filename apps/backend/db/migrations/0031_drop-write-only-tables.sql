DROP TABLE "visit_accessories" CASCADE;--> statement-breakpoint
DROP TABLE "personal_accidents" CASCADE;--> statement-breakpoint
DROP TABLE "pets" CASCADE;--> statement-breakpoint
DROP TABLE "travel_journeys" CASCADE;