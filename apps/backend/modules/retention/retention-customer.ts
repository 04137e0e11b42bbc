/** Customers, browsers, sessions and consents. */
import { sql, type SQL } from 'drizzle-orm';
import { reasons, kept, owner, counted } from './retention-groups';
import { securityPeriod, year } from './retention-periods';
import {
  deletedAfter,
  ofAccount,
  ofPerson,
  olderThan,
  withParent,
  type EndedAccount,
  type TableRetention,
} from './retention-rule';

/** Telephones of logins that open no other account. */
const ofLoginsOnly = ({ customerId }: EndedAccount): SQL =>
  sql`login_id IN (SELECT login_id FROM login_customers GROUP BY login_id HAVING bool_and(customer_id = ${customerId}))`;

export const customerRetention: Readonly<Record<string, TableRetention>> = {
  returning_persons: {
    columns: { personal: 'identity_key email job_code', none: 'verified_at' },
    ending: deletedAfter(2 * year, 'verified_at'),
    account: ofPerson,
    reason: 'KVKK art. 7: spares typing for two years (ours; counsel confirms)',
  },
  asset_removals: {
    columns: { personal: 'identity_key asset_id', none: 'removed_at' },
    ending: deletedAfter(2 * year, 'removed_at'),
    account: ofPerson,
    reason: 'KVKK art. 7: the removed vehicle belongs to visits that are cleared before (ours; counsel confirms)',
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
    none: 'visitor_id key run_id call input_hash started_at status',
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
      none: 'login_id customer_id visitor_id passkey_id issued_at expires_at revoked_at',
    },
    securityPeriod,
  ),
  visitor_tokens: counted('expires_at', {
    secret: 'token_hash secret_hash',
    none: 'visitor_id issued_at expires_at',
  }),
  visitors: {
    columns: { personal: 'device_key', none: 'id created_at' },
    ending: kept,
    reason: 'a keyed hash of a browser, which the consent logs refer to',
  },
  consents: {
    columns: {
      personal: `contact address ${owner}`,
      none: 'id visit_id entry_id visitor_id kind is_given text_version channel contact_type at position',
    },
    ending: kept,
    reason: reasons.consentLog,
  },
  cookie_consents: {
    columns: {
      personal: 'address',
      none: 'id visitor_id text_version purposes at position',
    },
    ending: kept,
    reason: reasons.consentLog,
  },
  customers: {
    columns: {
      personal: 'identity_no identity_key',
      none: 'id kind created_at closed_at',
    },
    ending: kept,
    reason: 'a closed account keeps no identity number, only the keyed hash to which consents and agreements belong',
  },
  sign_ins: counted('started_at', {
    personal: 'identity_no phone_number email birth_date address',
    none: 'id visitor_id is_new user_agreement_version privacy_policy_version target started_at proven_at ended_at',
  }),
  service_proofs: counted('started_at', {
    personal: 'identity_no phone_number',
    none: 'id visitor_id started_at proven_at ended_at',
  }),
  customer_profiles: {
    columns: {
      personal: 'first_name last_name company_name birth_date email city_code district_code job_code',
      none: 'customer_id email_verified_at updated_at',
    },
    ending: kept,
    account: ofAccount(),
    reason: reasons.account,
  },
  customer_agreements: {
    columns: { personal: 'address', none: 'customer_id kind text_version accepted_at' },
    ending: kept,
    reason: reasons.consentLog,
  },
  external_policies: {
    columns: {
      personal: 'policy_no insured',
      none: 'id customer_id line firm_name end_date remind_on reminded_at document_id added_at',
    },
    ending: kept,
    account: ofAccount(),
    reason: reasons.account,
  },
  price_watches: {
    columns: {
      personal: 'thing_key',
      none: 'id customer_id visit_id policy_id goal frequency by_mail by_sms created_at next_ask_at paused_at ended_at',
    },
    ending: deletedAfter(year, 'created_at'),
    account: ofAccount(),
    reason: reasons.quote,
  },
  price_askings: {
    columns: { none: 'watch_id quote_id asked_at price is_told' },
    ending: withParent('watch_id', 'price_watches', { ended: olderThan(year, 'created_at') }),
    reason: reasons.quote,
  },
  notification_marks: {
    columns: { none: 'customer_id read_until' },
    ending: kept,
    account: ofAccount(),
    reason: reasons.account,
  },
  invitation_codes: {
    columns: { none: 'customer_id code created_at' },
    ending: kept,
    account: ofAccount(),
    reason: reasons.account,
  },
  invitation_awards: {
    columns: { personal: 'voucher_code', none: 'invitation_id customer_id amount loaded_at valid_until' },
    ending: kept,
    account: ofAccount(),
    reason: reasons.account,
  },
  invitations: {
    columns: { personal: 'buyer_key', none: 'id inviter_id visitor_id opened_at policy_id' },
    ending: {
      kind: 'delete',
      ended: (today) => sql`policy_id IS NULL AND ${olderThan(30, 'opened_at')(today)}`,
    },
    account: ofAccount('inviter_id'),
    reason: 'a link that was opened counts for 30 days; with a purchase as the account',
  },
  customer_telephones: {
    columns: {
      personal: 'telephone telephone_key',
      none: 'customer_id proven_by bound_at removed_at',
    },
    ending: kept,
    account: ofAccount(),
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
    account: ofLoginsOnly,
    reason: reasons.account,
  },
  passkeys: {
    columns: {
      personal: 'name credential_id public_key',
      none: 'id login_id customer_id counter added_at last_used_at',
    },
    ending: kept,
    account: ofAccount(),
    reason: reasons.account,
  },
  passkey_challenges: counted('expires_at', { none: 'challenge visitor_id purpose customer_id expires_at' }, 1),
  login_customers: {
    columns: { none: 'login_id customer_id role added_at' },
    ending: kept,
    account: ofAccount(),
    reason: reasons.account,
  },
  destruction_log: {
    columns: { none: 'position table_name action row_count reason day' },
    ending: kept,
    reason: 'KVKK by-law on deletion art. 7: records of destruction are kept for at least three years; append-only',
  },
};
