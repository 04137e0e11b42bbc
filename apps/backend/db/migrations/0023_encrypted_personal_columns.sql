-- Personal columns that may still hold plain values (apps/backend/personal-data/personal-columns.ts). Without a check, so that no table is rewritten.
CREATE DOMAIN "personal_text" AS text;--> statement-breakpoint
CREATE DOMAIN "personal_json" AS jsonb;--> statement-breakpoint
CREATE DOMAIN "personal_bytes" AS bytea;--> statement-breakpoint
ALTER TABLE "visit_vehicles" ALTER COLUMN "vehicle" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "contact" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "address" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "cookie_consents" ALTER COLUMN "address" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "returning_persons" ALTER COLUMN "email" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "returning_persons" ALTER COLUMN "job_code" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "identity_no" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "phone_number" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "birthday" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "email" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "company_name" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "name" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "surname" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "city" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "district" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "job_code" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "visit_persons" ALTER COLUMN "registered" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "content" SET DATA TYPE "personal_bytes";--> statement-breakpoint
ALTER TABLE "green_cards" ALTER COLUMN "cargo_city" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "green_cards" ALTER COLUMN "cargo_district" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "green_cards" ALTER COLUMN "cargo_address" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "quotes" ALTER COLUMN "request" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "offer" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "offer" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "email" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "payer" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "payers" ALTER COLUMN "identity_no" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "payers" ALTER COLUMN "phone_number" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "policy_infos" ALTER COLUMN "address" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "policy_infos" ALTER COLUMN "email" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "policy_infos" ALTER COLUMN "payee" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "policy_infos" ALTER COLUMN "notary_sale" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "policy_infos" ALTER COLUMN "shown_to" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "travel_journeys" ALTER COLUMN "parent_identity_no" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "travel_journeys" ALTER COLUMN "parent_birth_date" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "travel_journeys" ALTER COLUMN "parent_name" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "travel_journeys" ALTER COLUMN "parent_surname" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "content" SET DATA TYPE "personal_bytes";--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "answers" SET DATA TYPE "personal_json";--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "answers" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "verified_phone" SET DATA TYPE "personal_text";--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "body" SET DATA TYPE "personal_json";--> statement-breakpoint
-- The ledgers stay append-only, but the owner of a row may become known later, and the columns named in the trigger are encrypted.
CREATE OR REPLACE FUNCTION refuse_change_of_all_but_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  becomes jsonb := to_jsonb(NEW);
  owner text[] := ARRAY['identity_key', 'telephone_key', 'customer_id'];
  encrypted text[] := ARRAY(SELECT unnest(TG_ARGV));
  is_refused boolean := (becomes - owner - encrypted) IS DISTINCT FROM (was - owner - encrypted);
  field text;
BEGIN
  FOREACH field IN ARRAY owner LOOP
    is_refused := is_refused OR (becomes ->> field) IS DISTINCT FROM coalesce(was ->> field, becomes ->> field);
  END LOOP;
  FOREACH field IN ARRAY encrypted LOOP
    is_refused := is_refused
      OR (becomes ->> field) IS DISTINCT FROM (was ->> field) AND coalesce(becomes ->> field, '') NOT LIKE 'e1.%';
  END LOOP;
  IF is_refused THEN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER consents_keep_all_but_owner ON "consents";
--> statement-breakpoint
CREATE TRIGGER consents_keep_all_but_owner BEFORE UPDATE ON "consents" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_all_but_owner('contact', 'address');
--> statement-breakpoint
DROP TRIGGER cookie_consents_append_only ON "cookie_consents";
--> statement-breakpoint
CREATE TRIGGER cookie_consents_append_only BEFORE DELETE OR TRUNCATE ON "cookie_consents" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER cookie_consents_keep_all BEFORE UPDATE ON "cookie_consents" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_all_but_owner('address');
