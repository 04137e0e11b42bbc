-- Of several plans of a page only that of its newest version stays, and none for a version older than the published one.
UPDATE "content_versions" AS "planned" SET "publish_at" = NULL
WHERE "publish_at" IS NOT NULL AND EXISTS (
  SELECT FROM "content_versions" AS "newer" JOIN "content_pages" ON "content_pages"."id" = "newer"."page_id"
  WHERE "newer"."page_id" = "planned"."page_id" AND "newer"."number" > "planned"."number"
    AND ("newer"."publish_at" IS NOT NULL OR "content_pages"."version_id" = "newer"."id")
);--> statement-breakpoint
DROP INDEX "content_versions_preview_hash_index";--> statement-breakpoint
CREATE UNIQUE INDEX "content_versions_page_id_index" ON "content_versions" USING btree ("page_id") WHERE publish_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" DROP COLUMN "preview_hash";--> statement-breakpoint
ALTER TABLE "content_versions" DROP COLUMN "preview_until";