/** What one sandbox insurer does with a policy after its sale: endorsements, cancellation by the domain's refund rules, renewal. */
import { endOfCover } from '@emsal/insurers/end-of-cover';
import type { InsurerStub } from '@emsal/insurers/insurer-client';
import type {
  Cancellation,
  ChangeAnswer,
  EndorsedPart,
  Endorsement,
  PolicyChange,
} from '@emsal/insurers/policy-change';
import type { Declined, InsurerOffer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { premiumRefund } from '@emsal/lines/kit/refund/premium-refund';
import { wordingOf } from '@emsal/lines/server/server-lines';
import { share } from '@emsal/tariffs/share';
import { addDays, daysBetween } from '@emsal/validation/dates/calendar-day';
import { chance } from '../pricing/chance';
import type { BookEntry, Books } from './books';
import { changeDocument } from './change-document';

interface ChangeOptions {
  seed: string;
  firmName: string;
  books: Books;
  /** What was asked for a price of this insurer; undefined when it was long ago. */
  requestOf(quoteRef: string): QuoteRequest | undefined;
  /** The offer for a renewed cover. */
  priced(request: QuoteRequest): InsurerOffer | Declined;
}
type Changes = Pick<InsurerStub, 'endorse' | 'cancelPolicy' | 'renewalTerms'>;
type Sums = Pick<PolicyChange, 'extraPremium' | 'refund'>;

const declined = (code: string, reason: string): Declined => ({ kind: 'declined', code, reason });
const unknown = declined('policyUnknown', 'Poliçe bulunamadı.');
const ended = declined('policyEnded', 'Poliçe yürürlükte değil.');
const outside = declined('dayOutside', 'Gün poliçe süresinin dışında.');
const due = declined('extraPremiumDue', 'Bu değişiklik için ek prim ödenmelidir.');
const noGround = declined('groundMissing', 'Bu poliçe bu nedenle iptal edilemez.');

/** Of a changed usage type, for the days that are left; everything else is free (illustrative). */
const tariffPercent = 10;

export function createPolicyChanges(options: ChangeOptions): Changes {
  const made = new Map<string, ChangeAnswer>();
  /** A repeated request is answered as the first time; one that was declined may be tried again. */
  const once = async (requestId: string, change: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> => {
    const answer = made.get(requestId) ?? (await change());
    if (answer.kind === 'changed') made.set(requestId, answer);
    return answer;
  };
  return {
    endorse: (endorsement) => once(endorsement.requestId, () => endorse(options, endorsement)),
    cancelPolicy: (cancellation) => once(cancellation.requestId, () => cancelPolicy(options, cancellation)),
    renewalTerms: async ({ policyNo }) => {
      const entry = options.books.findByNumber(policyNo);
      const request = entry && options.requestOf(entry.quoteRef);
      if (!entry || !request) return unknown;
      return entry.state === 'active' ? renewed(options, entry, request) : ended;
    },
  };
}

async function endorse(options: ChangeOptions, endorsement: Endorsement): Promise<ChangeAnswer> {
  const { effectiveOn, part, value } = endorsement;
  const entry = options.books.findByNumber(endorsement.policyNo);
  if (!entry) return unknown;
  if (entry.state !== 'active') return ended;
  if (effectiveOn < entry.startDate || effectiveOn > entry.endDate) return outside;
  const extraPremium = extraPremiumOf(entry, effectiveOn, part);
  if (extraPremium > (endorsement.mostExtraPremium ?? extraPremium)) return due;
  const reference = part === 'plate' ? value : entry.reference;
  options.books.change(entry.orderId, { reference, premium: entry.premium + extraPremium });
  return changed(options, entry, { ...endorsement, sums: { extraPremium, refund: 0 } });
}

async function cancelPolicy(options: ChangeOptions, cancellation: Cancellation): Promise<ChangeAnswer> {
  const entry = options.books.findByNumber(cancellation.policyNo);
  if (!entry) return unknown;
  if (entry.state !== 'active') return ended;
  const refund = refundOf(options, entry, cancellation);
  if (typeof refund !== 'number') return refund;
  const { startDate } = entry;
  const endDate = cancellation.effectiveOn < startDate ? startDate : cancellation.effectiveOn;
  options.books.change(entry.orderId, { state: 'cancelled', endDate, premium: entry.premium - refund });
  return changed(options, entry, { ...cancellation, sums: { extraPremium: 0, refund } });
}

function renewed(options: ChangeOptions, { policyNo, endDate: startDate }: BookEntry, request: QuoteRequest) {
  const next = { ...request, startDate, previousPolicyEnd: startDate };
  const priced = options.priced(next);
  if ('code' in priced) return priced;
  const { total, quoteRef, validUntil } = priced;
  return {
    kind: 'terms' as const,
    terms: { policyNo, startDate, endDate: endOfCover(next), total, quoteRef, validUntil },
  };
}

const extraPremiumOf = ({ total, startDate, endDate }: BookEntry, effectiveOn: string, part: EndorsedPart): number =>
  part === 'tariff'
    ? share(share(total, tariffPercent, 100), daysBetween(effectiveOn, endDate), daysBetween(startDate, endDate))
    : 0;

/** The sandbox pays no claims. */
function refundOf(
  { requestOf }: ChangeOptions,
  { quoteRef, issuedOn, startDate, endDate, premium }: BookEntry,
  { effectiveOn, ground }: Cancellation,
): number | Declined {
  const line = requestOf(quoteRef)?.line;
  if (!line) return unknown;
  if (effectiveOn > endDate || effectiveOn < addDays(issuedOn, -1)) return outside;
  const refund = premiumRefund(wordingOf(line).cancellation, {
    concludedOn: issuedOn,
    startDate,
    endDate,
    endsOn: effectiveOn,
    paid: premium,
    claimsPaid: 0,
    ground,
  });
  return refund.kind === 'groundMissing' ? noGround : refund.amount;
}

async function changed(
  { seed, firmName }: ChangeOptions,
  { firmId, policyNo }: BookEntry,
  { requestId, effectiveOn, sums }: { requestId: string; effectiveOn: string; sums: Sums },
): Promise<ChangeAnswer> {
  const number = Math.floor(chance(seed, 'change', firmId, requestId) * 1e7);
  const reference = `Z${String(number).padStart(7, '0')}`;
  const document = await changeDocument({ firmName, policyNo, reference, effectiveOn, ...sums });
  return { kind: 'changed', change: { policyNo, reference, effectiveOn, ...sums, document } };
}
