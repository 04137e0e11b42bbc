-- What verified visits gave for the next one names no customer: its rows move to a table of their own.
ALTER TABLE "customers" RENAME TO "returning_persons";
--> statement-breakpoint
ALTER TABLE "returning_persons" RENAME CONSTRAINT "customers_pkey" TO "returning_persons_pkey";
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"identity_no" "encrypted_text" NOT NULL,
	"identity_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_identityKey_unique" UNIQUE("identity_key")
);
--> statement-breakpoint
CREATE TABLE "customer_telephones" (
	"customer_id" text NOT NULL,
	"telephone_key" text NOT NULL,
	"telephone" "encrypted_text" NOT NULL,
	"proven_by" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "customer_telephones_customer_id_telephone_key_pk" PRIMARY KEY("customer_id","telephone_key")
);
--> statement-breakpoint
CREATE TABLE "login_customers" (
	"login_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_customers_login_id_customer_id_pk" PRIMARY KEY("login_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "login_telephones" (
	"telephone_key" text PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"telephone" "encrypted_text" NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logins" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"login_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "identity_key" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "telephone_key" text;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "customer_telephones" ADD CONSTRAINT "customer_telephones_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_customers" ADD CONSTRAINT "login_customers_login_id_logins_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."logins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_customers" ADD CONSTRAINT "login_customers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_telephones" ADD CONSTRAINT "login_telephones_login_id_logins_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."logins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_login_id_logins_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."logins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_telephones_telephone_key_index" ON "customer_telephones" USING btree ("telephone_key");--> statement-breakpoint
CREATE INDEX "login_customers_customer_id_index" ON "login_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "login_telephones_login_id_index" ON "login_telephones" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "sessions_login_id_index" ON "sessions" USING btree ("login_id");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_customer" ON "consents" USING btree ("customer_id") WHERE "consents"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "consents_waiting" ON "consents" USING btree ("identity_key","telephone_key") WHERE "consents"."customer_id" IS NULL AND "consents"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_of_customer" ON "documents" USING btree ("customer_id") WHERE "documents"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_waiting" ON "documents" USING btree ("identity_key","telephone_key") WHERE "documents"."customer_id" IS NULL AND "documents"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_of_customer" ON "quotes" USING btree ("customer_id") WHERE "quotes"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "quotes_waiting" ON "quotes" USING btree ("identity_key","telephone_key") WHERE "quotes"."customer_id" IS NULL AND "quotes"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_of_customer" ON "applications" USING btree ("customer_id") WHERE "applications"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("identity_key","telephone_key") WHERE "applications"."customer_id" IS NULL AND "applications"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_of_customer" ON "payments" USING btree ("customer_id") WHERE "payments"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_waiting" ON "payments" USING btree ("identity_key","telephone_key") WHERE "payments"."customer_id" IS NULL AND "payments"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "policies_of_customer" ON "policies" USING btree ("customer_id") WHERE "policies"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "policies_waiting" ON "policies" USING btree ("identity_key","telephone_key") WHERE "policies"."customer_id" IS NULL AND "policies"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_of_customer" ON "uploads" USING btree ("customer_id") WHERE "uploads"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_waiting" ON "uploads" USING btree ("identity_key","telephone_key") WHERE "uploads"."customer_id" IS NULL AND "uploads"."telephone_key" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visits_of_customer" ON "visits" USING btree ("customer_id") WHERE "visits"."customer_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "visits_waiting" ON "visits" USING btree ("identity_key","telephone_key") WHERE "visits"."customer_id" IS NULL AND "visits"."telephone_key" IS NOT NULL;--> statement-breakpoint
-- Documents of payments know their visit, which decides whether a browser without a session may open them.
UPDATE "documents" SET "visit_id" = "payments"."visit_id" FROM "payments" WHERE "payments"."id" = "documents"."subject_id";
--> statement-breakpoint
-- The consent ledger stays append-only, but the owner of a row may become known later.
DROP TRIGGER consents_append_only ON "consents";
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE DELETE OR TRUNCATE ON "consents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_all_but_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (to_jsonb(NEW) - ARRAY['identity_key', 'telephone_key', 'customer_id'])
      IS DISTINCT FROM (to_jsonb(OLD) - ARRAY['identity_key', 'telephone_key', 'customer_id'])
    OR NEW.identity_key IS DISTINCT FROM coalesce(OLD.identity_key, NEW.identity_key)
    OR NEW.telephone_key IS DISTINCT FROM coalesce(OLD.telephone_key, NEW.telephone_key)
    OR NEW.customer_id IS DISTINCT FROM coalesce(OLD.customer_id, NEW.customer_id)
  THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_keep_all_but_owner BEFORE UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_all_but_owner();
