CREATE TABLE "asset_removals" (
	"identity_key" text NOT NULL,
	"asset_id" text NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asset_removals_identity_key_asset_id_pk" PRIMARY KEY("identity_key","asset_id")
);
--> statement-breakpoint
CREATE TABLE "passport_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"device_key" text NOT NULL,
	"visit_id" text,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passports" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visit_holders" (
	"visit_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "visit_holders_visit_id_visitor_id_pk" PRIMARY KEY("visit_id","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ALTER COLUMN "visit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "job_code" text;--> statement-breakpoint
ALTER TABLE "passport_requests" ADD CONSTRAINT "passport_requests_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_requests" ADD CONSTRAINT "passport_requests_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passports" ADD CONSTRAINT "passports_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_holders" ADD CONSTRAINT "visit_holders_visit_id_visits_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_holders" ADD CONSTRAINT "visit_holders_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passport_requests_visitor_id_asked_at_index" ON "passport_requests" USING btree ("visitor_id","asked_at");--> statement-breakpoint
CREATE INDEX "passport_requests_device_key_asked_at_index" ON "passport_requests" USING btree ("device_key","asked_at");--> statement-breakpoint
CREATE INDEX "passports_visit_id_index" ON "passports" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "visits_offer_no_index" ON "visits" USING btree ("offer_no");--> statement-breakpoint
CREATE INDEX "visits_verified_identity_key_index" ON "visits" USING btree ("verified_identity_key");