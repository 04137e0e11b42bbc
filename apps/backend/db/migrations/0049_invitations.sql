CREATE TABLE "invitation_awards" (
	"invitation_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"amount" integer NOT NULL,
	"voucher_code" "encrypted_text" NOT NULL,
	"loaded_at" timestamp with time zone NOT NULL,
	"valid_until" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitation_codes" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitation_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"policy_id" text,
	"buyer_key" text,
	CONSTRAINT "invitations_policyId_unique" UNIQUE("policy_id"),
	CONSTRAINT "invitations_buyerKey_unique" UNIQUE("buyer_key")
);
--> statement-breakpoint
ALTER TABLE "invitation_awards" ADD CONSTRAINT "invitation_awards_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_awards" ADD CONSTRAINT "invitation_awards_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_customers_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_policy_id_policies_id_fk" FOREIGN KEY ("policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_awards_customer_id_index" ON "invitation_awards" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_open_per_browser" ON "invitations" USING btree ("visitor_id") WHERE "invitations"."policy_id" IS NULL;--> statement-breakpoint
CREATE INDEX "invitations_inviter_id_index" ON "invitations" USING btree ("inviter_id");