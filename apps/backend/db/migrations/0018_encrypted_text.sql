-- Personal columns (apps/backend/personal-data): the domain refuses plain text.
CREATE DOMAIN "encrypted_text" AS text CHECK (VALUE ~ '^e1\.[A-Za-z0-9_-]{1,20}\.[A-Za-z0-9_-]{80}\.[A-Za-z0-9_-]{38,}$');
