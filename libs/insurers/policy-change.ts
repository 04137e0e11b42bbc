/** Changes of an issued policy and the terms of its renewal. A change has an id of ours: sent twice, it happens once. */
import { cancellationGrounds } from '@emsal/lines/kit/refund/cancellation-rule';
import { z } from 'zod';
import type { Declined } from './quote-answer';
import { day, hexId, instant, kurus } from './scalars';

const policyNo = z.string().min(1).max(40);

/** What an endorsement changes. */
export const endorsedParts = ['plate', 'tariff', 'person', 'payee'] as const;
export type EndorsedPart = (typeof endorsedParts)[number];

export const endorsement = z.object({
  requestId: hexId,
  policyNo,
  effectiveOn: day,
  part: z.enum(endorsedParts),
  /** The new plate, usage type, identity number or payee, unformatted. */
  value: z.string().min(1).max(200),
  /** Kuruş: the insurer declines with `extraPremiumDue` what costs more. Backends of the release 2026-11 do not send it. */
  mostExtraPremium: kurus.optional(),
});
export type Endorsement = z.infer<typeof endorsement>;

export const cancellation = z.object({
  requestId: hexId,
  policyNo,
  /** The last day: cover ends at noon, or with the day where the line's wording says `coversWholeDays`. */
  effectiveOn: day,
  ground: z.enum(cancellationGrounds),
});
export type Cancellation = z.infer<typeof cancellation>;

export const renewal = z.object({ policyNo });
export type Renewal = z.infer<typeof renewal>;

export const policyChange = z.object({
  policyNo,
  /** The insurer's number of the change. */
  reference: z.string().min(1).max(40),
  effectiveOn: day,
  /** Kuruş; at most one of the two is above zero. */
  extraPremium: kurus,
  refund: kurus,
  /** The insurer's document of the change: a PDF. */
  document: z.base64().min(1).max(2_000_000),
});
export type PolicyChange = z.infer<typeof policyChange>;

export const renewalTerms = z.object({
  policyNo,
  startDate: day,
  endDate: day,
  total: kurus,
  /** Orders the renewal at this price. */
  quoteRef: z.string().min(1).max(64),
  validUntil: instant,
});
export type RenewalTerms = z.infer<typeof renewalTerms>;

export type ChangeAnswer = { kind: 'changed'; change: PolicyChange } | Declined;
export type RenewalAnswer = { kind: 'terms'; terms: RenewalTerms } | Declined;
