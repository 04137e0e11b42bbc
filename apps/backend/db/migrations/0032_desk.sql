CREATE TABLE "desk_ledger" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"action" text NOT NULL,
	"object" text NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "desk_staff" (
	"id" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"email" "encrypted_text" NOT NULL,
	"name" "encrypted_text" NOT NULL,
	"roles" text[] NOT NULL,
	"is_active" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_staff_emailKey_unique" UNIQUE("email_key")
);
--> statement-breakpoint
ALTER TABLE "desk_ledger" ADD CONSTRAINT "desk_ledger_staff_id_desk_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."desk_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_sessions" ADD CONSTRAINT "desk_sessions_staff_id_desk_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."desk_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_ledger_staff_id_at_index" ON "desk_ledger" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "desk_sessions_staff_id_index" ON "desk_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE TRIGGER desk_ledger_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "desk_ledger" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
