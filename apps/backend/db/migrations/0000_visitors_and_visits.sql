CREATE TABLE "visitor_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"visitor_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitor_tokens_secretHash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" text PRIMARY KEY NOT NULL,
	"device_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"branch_id" integer NOT NULL,
	"line" text NOT NULL,
	"ref" text,
	"pid" text,
	"lp" text,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"completed_steps" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_identity_key" text,
	"verified_phone" text,
	"offer_no" text
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"visitor_id" text NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"input_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"status" integer,
	"body" jsonb,
	CONSTRAINT "attempts_visitor_id_key_pk" PRIMARY KEY("visitor_id","key")
);
--> statement-breakpoint
ALTER TABLE "visitor_tokens" ADD CONSTRAINT "visitor_tokens_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_tokens_visitor_id_index" ON "visitor_tokens" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "visits_visitor_id_index" ON "visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "attempts_started_at_index" ON "attempts" USING btree ("started_at");