-- Search: words without accents and without endings, and likeness of mistyped words.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION shop (COPY = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION shop ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
