CREATE TABLE "content_list_days" (
	"list" text NOT NULL,
	"day" date NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "content_list_days_list_day_pk" PRIMARY KEY("list","day")
);
--> statement-breakpoint
DROP INDEX "content_pages_category_slug_published_at_id_index";--> statement-breakpoint
DROP INDEX "content_pages_editor_slug_published_at_id_index";--> statement-breakpoint
DROP INDEX "content_pages_type_id_published_at_id_index";--> statement-breakpoint
CREATE INDEX "content_entries_title_terms_index" ON "content_entries" USING gin ("title_terms");--> statement-breakpoint
CREATE INDEX "content_pages_category_slug_published_at_id_index" ON "content_pages" USING btree ("category_slug","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE version_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "content_pages_editor_slug_published_at_id_index" ON "content_pages" USING btree ("editor_slug","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE version_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "content_pages_type_id_published_at_id_index" ON "content_pages" USING btree ("type_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE version_id IS NOT NULL;--> statement-breakpoint
-- The lists that a page stands in, and its day there; none while it is not published.
CREATE FUNCTION content_lists(page content_pages) RETURNS TABLE (list text, day date) LANGUAGE sql STABLE AS $$
  SELECT list, (page.published_at AT TIME ZONE 'UTC')::date
  FROM unnest(ARRAY[
    CASE WHEN page.category_slug IS NOT NULL THEN 'posts' END,
    'category/' || page.category_slug,
    'editor/' || page.editor_slug
  ]) AS list
  WHERE page.version_id IS NOT NULL AND list IS NOT NULL
$$;--> statement-breakpoint
-- Rows are taken in one order, so that publications at the same time wait for each other instead of blocking each other.
CREATE FUNCTION count_added_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_list_days AS kept (list, day, pages)
  SELECT list, day, count(*) FROM added, content_lists(added) GROUP BY list, day ORDER BY list, day
  ON CONFLICT (list, day) DO UPDATE SET pages = kept.pages + excluded.pages;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_changed_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_list_days AS kept (list, day, pages)
  SELECT list, day, sum(change)
  FROM (
    SELECT list, day, 1 AS change FROM added, content_lists(added)
    UNION ALL SELECT list, day, -1 FROM removed, content_lists(removed)
  ) AS changes
  GROUP BY list, day HAVING sum(change) <> 0 ORDER BY list, day
  ON CONFLICT (list, day) DO UPDATE SET pages = kept.pages + excluded.pages;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_removed_pages() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_list_days AS kept (list, day, pages)
  SELECT list, day, -count(*) FROM removed, content_lists(removed) GROUP BY list, day ORDER BY list, day
  ON CONFLICT (list, day) DO UPDATE SET pages = kept.pages + excluded.pages;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER content_pages_count_added AFTER INSERT ON "content_pages"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_pages();--> statement-breakpoint
CREATE TRIGGER content_pages_count_changed AFTER UPDATE ON "content_pages"
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_changed_pages();--> statement-breakpoint
CREATE TRIGGER content_pages_count_removed AFTER DELETE ON "content_pages"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_pages();--> statement-breakpoint
INSERT INTO content_list_days (list, day, pages)
SELECT list, day, count(*) FROM content_pages AS page, content_lists(page) GROUP BY list, day;
