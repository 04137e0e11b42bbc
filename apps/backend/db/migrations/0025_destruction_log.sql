CREATE TABLE "destruction_log" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "destruction_log_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"table_name" text NOT NULL,
	"action" text NOT NULL,
	"row_count" integer NOT NULL,
	"reason" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER destruction_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "destruction_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
