-- As before, but a number with a point or comma inside (30.000) is one word, as it is in the terms of an entry.
CREATE OR REPLACE FUNCTION content_query(words text, joined_by text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(any_stem, joined_by)::tsquery
  FROM (
    SELECT '(' || string_agg(quote_literal(stem) || CASE WHEN length(stem) > 3 THEN ':*' ELSE '' END, '|') || ')' AS any_stem
    FROM regexp_split_to_table(content_lower(words), '[[:space:]]+|(?![.,][0-9])[[:punct:]]+|(?<![0-9])[.,]') AS word, unnest(content_stems(word)) AS stem
    WHERE length(word) > 1 AND to_tsvector('pg_catalog.turkish', word) <> ''::tsvector
    GROUP BY word
  ) AS each_word
$$;
