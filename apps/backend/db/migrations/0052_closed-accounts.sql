ALTER TABLE "customers" DROP CONSTRAINT "customers_identityKey_unique";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "customers_one_open_per_identity" ON "customers" USING btree ("identity_key") WHERE "customers"."closed_at" IS NULL;