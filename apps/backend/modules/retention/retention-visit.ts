/** A visit: the form, its quotes, codes and applications. */
import { sql } from 'drizzle-orm';
import { reasons, owner, noOwner, asVisit, counted } from './retention-groups';
import { ofEndedVisit } from './ended-visits';
import { securityPeriod } from './retention-periods';
import { withParent, type TableRetention } from './retention-rule';

export const visitRetention: Readonly<Record<string, TableRetention>> = {
  visit_persons: asVisit({
    personal:
      'identity_no phone_number birthday email company_name name surname city district job_code registered has_assets',
    none: 'visit_id',
  }),
  visit_vehicles: asVisit({ personal: 'vehicle', none: 'visit_id' }),
  visit_policies: asVisit({
    personal: 'policy_no',
    none: 'visit_id company_code agent_no renew_no start_date expiry_date',
  }),
  green_cards: asVisit({
    personal: 'license_plate_no cargo_city cargo_district cargo_address',
    none: 'visit_id usage_type purpose_of_usage_type travel_start_date travel_end_date country_id',
  }),
  renewal_reminders: asVisit({ none: 'visit_id policy_end remind_on sent_at' }),
  uploads: asVisit({
    personal: `content ${owner}`,
    none: 'id visit_id purpose created_at',
  }),
  payers: asVisit({
    personal: 'identity_no phone_number',
    none: 'visit_id saved_at verified_at',
  }),
  policy_infos: asVisit({
    personal: 'address email payee notary_sale travellers shown_to',
    none: 'id visit_id quote_header_id product_id is_insurer_different price shown_documents created_at',
  }),
  quote_answers: {
    columns: {
      none: 'quote_id firm_id state reason_code offers elapsed_ms answered_at',
    },
    ending: withParent('quote_id', 'quotes', {
      ended: ofEndedVisit('visit_id'),
    }),
    reason: reasons.quote,
  },
  chosen_offers: asVisit({
    none: 'visit_id quote_id offer_id product_id campaigns chosen_at',
  }),
  favourite_offers: asVisit({ none: 'visit_id product_id quote_id marked_at' }),
  quotes: asVisit({
    health: 'request',
    personal: `request_hash ${owner}`,
    none: 'id visit_id offer_no line firm_ids job_id started_at completed_at based_on applied_at follows',
  }),
  application_moves: {
    columns: { none: 'application_no step from to actor at' },
    ending: {
      kind: 'delete',
      ended: (today) =>
        sql`application_no IN (SELECT application_no FROM applications WHERE ${ofEndedVisit('visit_id')(today)})`,
    },
    reason: reasons.quote,
  },
  applications: asVisit({
    health: 'answers',
    personal: `offer ${owner}`,
    none: 'application_no visit_id line reason call_window state staff_id promised_on created_at',
  }),
  // Before its application.
  health_forms: asVisit({
    health: 'saved',
    personal: 'applicant people',
    secret: 'secret_hash',
    none: 'id application_no visit_id firm_name saved_by tries_left approved_at call_requested_at created_by created_at expires_at',
  }),
  visit_holders: asVisit({ none: 'visit_id visitor_id since' }),
  passport_requests: counted('asked_at', {
    personal: 'device_key network_key passport_key',
    none: 'id visitor_id visit_id asked_at',
  }),
  passports: counted('expires_at', {
    secret: 'code_hash',
    none: 'visit_id created_at expires_at tries_left',
  }),
  assistant_keys: {
    ...counted('expires_at', {
      secret: 'key_hash',
      personal: 'identity_key',
      none: 'visit_id created_at expires_at',
    }),
    account: ({ customerId }) => sql`visit_id IN (SELECT id FROM visits WHERE customer_id = ${customerId})`,
  },
  assistant_calls: asVisit({ none: 'id visit_id tool at' }),
  one_time_codes: counted(
    'sent_at',
    {
      secret: 'code_hash',
      personal: 'phone_key identity_key',
      none: 'id visit_id purpose requester_id sent_at expires_at tries_left used_at failed_at',
    },
    securityPeriod,
  ),
  visits: {
    columns: {
      health: 'answers',
      personal: `verified_phone verified_identity_key ${owner}`,
      none: 'id visitor_id branch_id line ref pid lp draft_marks completed_steps created_at verified_at offer_no',
    },
    ending: {
      kind: 'clear',
      ended: ofEndedVisit('id'),
      to: {
        answers: '{}',
        verified_at: null,
        verified_phone: null,
        verified_identity_key: null,
        ...noOwner,
      },
    },
    reason: reasons.quote,
  },
};
