CREATE TABLE "policy_events" (
	"policy_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"effective_on" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"actor" jsonb NOT NULL,
	"premium_change" integer NOT NULL,
	"reference" text,
	"part" text,
	"document_id" text,
	"idempotency_key" text NOT NULL,
	"cover" jsonb NOT NULL,
	CONSTRAINT "policy_events_policy_id_number_pk" PRIMARY KEY("policy_id","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"position" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"item_no" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount_positive" CHECK ("ledger_entries"."amount" > 0),
	CONSTRAINT "ledger_entries_kind_known" CHECK ("ledger_entries"."kind" IN ('capture', 'extraPremium', 'discount', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"order_id" text NOT NULL,
	"item_no" integer NOT NULL,
	"line" text NOT NULL,
	"firm_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "order_items_order_id_item_no_pk" PRIMARY KEY("order_id","item_no")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_refund_at_most_the_balance" CHECK (0 <= "orders"."reserved" AND "orders"."reserved" <= "orders"."balance")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"item_no" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "policies" DROP CONSTRAINT "policies_order_id_payments_id_fk";
--> statement-breakpoint
ALTER TABLE "policies" DROP CONSTRAINT "policies_pkey";--> statement-breakpoint
ALTER TABLE "policies" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ALTER COLUMN "visitor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "id" text PRIMARY KEY DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "item_no" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "line" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "renews" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "premium" integer;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "policies" ADD COLUMN "event_number" integer;--> statement-breakpoint
ALTER TABLE "policy_events" ADD CONSTRAINT "policy_events_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_item_no_order_items_order_id_item_no_fk" FOREIGN KEY ("order_id","item_no") REFERENCES "public"."order_items"("order_id","item_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_item_no_order_items_order_id_item_no_fk" FOREIGN KEY ("order_id","item_no") REFERENCES "public"."order_items"("order_id","item_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policy_events_policy_id_idempotency_key_index" ON "policy_events" USING btree ("policy_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_order_id_idempotency_key_index" ON "ledger_entries" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "ledger_entries_at_index" ON "ledger_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "refunds_order_id_index" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_requested" ON "refunds" USING btree ("requested_at") WHERE "refunds"."state" = 'requested';--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION keep_order_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET balance = balance + CASE WHEN NEW.kind IN ('capture', 'extraPremium') THEN NEW.amount ELSE -NEW.amount END
   WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_keep_balance AFTER INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION keep_order_balance();
--> statement-breakpoint
CREATE FUNCTION keep_order_reserved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW.order_id, NEW.item_no, NEW.kind, NEW.amount) IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.item_no, OLD.kind, OLD.amount) THEN
    RAISE EXCEPTION 'a refund keeps its order and amount' USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE orders SET reserved = reserved
      + CASE WHEN NEW.state IN ('requested', 'refused') THEN NEW.amount ELSE 0 END
      - CASE WHEN TG_OP = 'UPDATE' AND OLD.state IN ('requested', 'refused') THEN OLD.amount ELSE 0 END
   WHERE id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER refunds_keep_reserved AFTER INSERT OR UPDATE ON "refunds" FOR EACH ROW EXECUTE FUNCTION keep_order_reserved();
--> statement-breakpoint
CREATE TRIGGER refunds_are_kept BEFORE DELETE OR TRUNCATE ON "refunds" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO orders (id, created_at) SELECT id, created_at FROM payments;
--> statement-breakpoint
INSERT INTO order_items (order_id, item_no, line, firm_id, product_id, amount)
SELECT id, 1, offer->>'line', (offer->>'firmId')::integer, (offer->>'productId')::integer, amount FROM payments;
--> statement-breakpoint
INSERT INTO ledger_entries (order_id, item_no, kind, amount, idempotency_key, at)
SELECT id, 1, 'capture', amount, 'capture', coalesce(authorised_at, changed_at) FROM payments
 WHERE authorised_at IS NOT NULL OR reason IN ('chargedLate', 'returnedLate');
--> statement-breakpoint
INSERT INTO ledger_entries (order_id, item_no, kind, amount, idempotency_key, at)
SELECT id, 1, 'refund', amount, 'reversal', changed_at FROM payments
 WHERE (authorised_at IS NOT NULL AND state = 'reversed') OR reason = 'returnedLate';
--> statement-breakpoint
INSERT INTO ledger_entries (order_id, item_no, kind, amount, idempotency_key, at)
SELECT payment_id, 1, 'discount', amount, 'discount-' || payment_id, paid_at FROM coupon_uses WHERE paid_at IS NOT NULL;
--> statement-breakpoint
UPDATE policies SET item_no = 1, origin = 'sold', premium = total, state = 'active', event_number = 1,
  line = (SELECT offer->>'line' FROM payments WHERE payments.id = policies.order_id);
--> statement-breakpoint
ALTER TABLE "policies" ALTER COLUMN "line" SET NOT NULL, ALTER COLUMN "origin" SET NOT NULL, ALTER COLUMN "premium" SET NOT NULL, ALTER COLUMN "state" SET NOT NULL, ALTER COLUMN "event_number" SET NOT NULL;
--> statement-breakpoint
INSERT INTO policy_events (policy_id, number, kind, effective_on, recorded_at, actor, premium_change, reference, document_id, idempotency_key, cover)
SELECT id, 1, 'issued', start_date, issued_at, json_build_object('kind', 'insurer', 'id', firm_id::text), total, policy_no, document_id, 'issued',
  json_build_object('state', state, 'startDate', start_date, 'endDate', end_date, 'premium', premium)
FROM policies;
--> statement-breakpoint
CREATE TRIGGER policy_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "policy_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION require_last_event_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number IS DISTINCT FROM (SELECT event_number FROM policies WHERE id = NEW.policy_id) THEN
    RAISE EXCEPTION 'event % is not the last of its policy', NEW.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER policy_events_in_order BEFORE INSERT ON "policy_events" FOR EACH ROW EXECUTE FUNCTION require_last_event_number();
--> statement-breakpoint
CREATE FUNCTION require_event_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.event_number NOT IN (OLD.event_number, OLD.event_number + 1)
    OR (NEW.event_number = OLD.event_number AND (NEW.state, NEW.start_date, NEW.end_date, NEW.premium) IS DISTINCT FROM (OLD.state, OLD.start_date, OLD.end_date, OLD.premium)) THEN
    RAISE EXCEPTION 'the cover of a policy changes by its next event' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER policies_numbered BEFORE UPDATE ON "policies" FOR EACH ROW EXECUTE FUNCTION require_event_number();
--> statement-breakpoint
CREATE FUNCTION require_stored_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM policy_events WHERE policy_id = NEW.id AND number = NEW.event_number) THEN
    RAISE EXCEPTION 'the event % of a policy is missing', NEW.event_number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER policies_have_their_event AFTER INSERT OR UPDATE ON "policies" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_stored_event();
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_id_orders_id_fk" FOREIGN KEY ("id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_renews_policies_id_fk" FOREIGN KEY ("renews") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_order_id_item_no_order_items_order_id_item_no_fk" FOREIGN KEY ("order_id","item_no") REFERENCES "public"."order_items"("order_id","item_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "policies_order_id_item_no_index" ON "policies" USING btree ("order_id","item_no");