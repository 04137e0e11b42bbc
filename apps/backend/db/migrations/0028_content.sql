CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Turkish lower case whatever the locale of the database; quotation marks separate words (DASK’ın).
CREATE FUNCTION content_lower(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN lower(translate(words, 'IİÇĞÖŞÜÂÎÛ’‘''“”«»–—…·', 'ıiçğöşüâîû           '));--> statement-breakpoint
-- Without the marks that hurried typing leaves out.
CREATE FUNCTION content_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN translate(content_lower(words), 'çğıöşüâîû', 'cgiosuaiu');--> statement-breakpoint
-- Every word folded, whole and as its stem with and without marks. A final p, k or t softens before a vowel (hesap, hesabı).
CREATE FUNCTION content_stems(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT left(folded, -1) || translate(right(folded, 1), 'pkt', 'bgd')), '{}')
  FROM (
    SELECT content_fold(unnest(
      tsvector_to_array(to_tsvector('pg_catalog.turkish', content_lower(words)))
      || tsvector_to_array(to_tsvector('pg_catalog.turkish', content_fold(words)))
      || tsvector_to_array(to_tsvector('pg_catalog.simple', content_fold(words)))
    )) AS folded
  ) AS stems
  WHERE folded <> ''
$$;--> statement-breakpoint
CREATE FUNCTION content_terms(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(content_stems(words));--> statement-breakpoint
-- Any stem of each word; a longer stem also finds what begins with it. Stop words are left out. Null when nothing is left.
CREATE FUNCTION content_query(words text, joined_by text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(any_stem, joined_by)::tsquery
  FROM (
    SELECT '(' || string_agg(quote_literal(stem) || CASE WHEN length(stem) > 3 THEN ':*' ELSE '' END, '|') || ')' AS any_stem
    FROM regexp_split_to_table(content_lower(words), '[[:space:][:punct:]]+') AS word, unnest(content_stems(word)) AS stem
    WHERE length(word) > 1 AND to_tsvector('pg_catalog.turkish', word) <> ''::tsvector
    GROUP BY word
  ) AS each_word
$$;--> statement-breakpoint
CREATE TABLE "content_categories" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_editors" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"about" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_entries" (
	"page_id" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"folded_title" text NOT NULL,
	"title_terms" "tsvector" NOT NULL,
	"terms" "tsvector" NOT NULL,
	CONSTRAINT "content_entries_page_id_position_pk" PRIMARY KEY("page_id","position")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" text PRIMARY KEY NOT NULL,
	"version_id" text,
	"type_id" integer,
	"category_slug" text,
	"editor_slug" text,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"page_id" text NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"publish_at" timestamp with time zone,
	"preview_hash" text,
	"preview_until" timestamp with time zone,
	CONSTRAINT "content_versions_pageId_number_unique" UNIQUE("page_id","number")
);
--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_category_slug_content_categories_slug_fk" FOREIGN KEY ("category_slug") REFERENCES "public"."content_categories"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pages" ADD CONSTRAINT "content_pages_editor_slug_content_editors_slug_fk" FOREIGN KEY ("editor_slug") REFERENCES "public"."content_editors"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_entries_terms_index" ON "content_entries" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "content_entries_folded_title_index" ON "content_entries" USING gin ("folded_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "content_pages_category_slug_published_at_id_index" ON "content_pages" USING btree ("category_slug","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_pages_published_at_id_index" ON "content_pages" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE category_slug IS NOT NULL AND version_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "content_pages_editor_slug_published_at_id_index" ON "content_pages" USING btree ("editor_slug","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_pages_type_id_published_at_id_index" ON "content_pages" USING btree ("type_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "content_slugs_page_id_index" ON "content_slugs" USING btree ("page_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "content_versions_publish_at_index" ON "content_versions" USING btree ("publish_at") WHERE publish_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "content_versions_preview_hash_index" ON "content_versions" USING btree ("preview_hash") WHERE preview_hash IS NOT NULL;