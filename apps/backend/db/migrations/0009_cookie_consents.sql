CREATE TABLE "cookie_consents" (
	"id" text PRIMARY KEY NOT NULL,
	"visitor_id" text NOT NULL,
	"text_version" text NOT NULL,
	"purposes" jsonb NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "cookie_consents_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);
--> statement-breakpoint
ALTER TABLE "cookie_consents" ADD CONSTRAINT "cookie_consents_visitor_id_visitors_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."visitors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cookie_consents_visitor_id_position_index" ON "cookie_consents" USING btree ("visitor_id","position");
--> statement-breakpoint
CREATE TRIGGER cookie_consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "cookie_consents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
