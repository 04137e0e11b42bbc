/** Every table with its columns and its period, in the order in which rows are deleted: children first. A spec compares it with the database. */
import { sql } from 'drizzle-orm';
import { reasons, kept, owner, noOwner, asVisit, counted } from './retention-groups';
import { deletedAfter, ofEndedVisit, olderThan, withParent, year, type TableRetention } from './retention-rule';
import { contentRetention } from './retention-content';
import { deskRetention } from './retention-desk';
import { saleRetention } from './retention-sale';

export const retention: Readonly<Record<string, TableRetention>> = {
  // The form and its quotes.
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
    personal: 'address email payee notary_sale shown_to',
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
    personal: `offer ${owner}`,
    none: 'application_no visit_id line reason state staff_id promised_on created_at',
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
  one_time_codes: counted(
    'sent_at',
    {
      secret: 'code_hash',
      personal: 'phone_key identity_key',
      none: 'id visit_id purpose requester_id sent_at expires_at tries_left used_at failed_at',
    },
    year,
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
  // What people sent by the forms of content pages.
  entry_files: {
    columns: {
      personal: 'content',
      none: 'id visitor_id purpose entry_id created_at',
    },
    ending: {
      kind: 'delete',
      ended: (today) =>
        sql`${olderThan(year, 'created_at')(today)} OR entry_id IS NULL AND ${olderThan(1, 'created_at')(today)}`,
    },
    reason: reasons.entry,
  },
  form_entries: {
    columns: {
      personal: 'entrant_key data',
      none: 'id kind campaign entered_at done_at done_by',
    },
    ending: deletedAfter(year, 'entered_at'),
    reason: reasons.entry,
  },
  // Before the policies that they are about.
  reviews: {
    columns: {
      personal: 'words author policy_id',
      none: 'id line stars state refused_for written_at decided_at decided_by',
    },
    ending: deletedAfter(3 * year, 'written_at'),
    reason: 'KVKK art. 7: an opinion of three years ago informs no buyer (sample)',
  },
  ...saleRetention,
  ...contentRetention,
  ...deskRetention,
  // Customers and browsers.
  returning_persons: {
    columns: { personal: 'identity_key email job_code', none: 'verified_at' },
    ending: deletedAfter(2 * year, 'verified_at'),
    reason: 'KVKK art. 7: spares typing for two years (sample)',
  },
  asset_removals: {
    columns: { personal: 'identity_key asset_id', none: 'removed_at' },
    ending: deletedAfter(2 * year, 'removed_at'),
    reason: 'KVKK art. 7: the removed vehicle belongs to visits that are cleared before (sample)',
  },
  identity_phones: counted('first_used_at', { personal: 'identity_key phone_key', none: 'first_used_at' }, 2 * year),
  identity_queries: counted('asked_at', {
    personal: 'identity_key device_key network_key',
    none: 'visit_id asked_at',
  }),
  wrong_birth_dates: counted('tried_at', {
    personal: 'identity_key',
    none: 'id tried_at',
  }),
  partner_applications: counted('taken_at', { secret: 'id_hash', none: 'partner visit_id taken_at' }, year),
  attempts: counted('started_at', {
    personal: 'body',
    none: 'visitor_id key call input_hash started_at status',
  }),
  solved_challenges: counted('expires_at', { none: 'signature expires_at' }),
  tracking_records: {
    columns: { none: 'track_guid record at' },
    ending: deletedAfter(year, 'at'),
    reason: 'usage statistics of a year; no personal data',
  },
  sessions: counted(
    'expires_at',
    {
      secret: 'token_hash',
      none: 'login_id customer_id visitor_id issued_at expires_at revoked_at',
    },
    year,
  ),
  visitor_tokens: counted('expires_at', {
    secret: 'token_hash secret_hash',
    none: 'visitor_id issued_at expires_at',
  }),
  visitors: {
    columns: { personal: 'device_key', none: 'id created_at' },
    ending: kept,
    reason: 'a keyed hash of a browser, which the ledgers of consents refer to',
  },
  consents: {
    columns: {
      personal: `contact address ${owner}`,
      none: 'id visit_id entry_id kind is_given text_version channel contact_type at position',
    },
    ending: kept,
    reason: reasons.ledger,
  },
  cookie_consents: {
    columns: {
      personal: 'address',
      none: 'id visitor_id text_version purposes at position',
    },
    ending: kept,
    reason: reasons.ledger,
  },
  customers: {
    columns: {
      personal: 'identity_no identity_key',
      none: 'id kind created_at',
    },
    ending: kept,
    reason: reasons.account,
  },
  customer_telephones: {
    columns: {
      personal: 'telephone telephone_key',
      none: 'customer_id proven_by bound_at removed_at',
    },
    ending: kept,
    reason: reasons.account,
  },
  logins: {
    columns: { none: 'id created_at last_used_at' },
    ending: kept,
    reason: reasons.account,
  },
  login_telephones: {
    columns: { personal: 'telephone telephone_key', none: 'login_id added_at' },
    ending: kept,
    reason: reasons.account,
  },
  login_customers: {
    columns: { none: 'login_id customer_id role added_at' },
    ending: kept,
    reason: reasons.account,
  },
  destruction_log: {
    columns: { none: 'position table_name action row_count reason day' },
    ending: kept,
    reason: 'KVKK by-law on deletion art. 7: records of destruction are kept for at least three years; append-only',
  },
};
