/** An insurer that keeps its policies and their changes in memory. */
import type { InsurerStub } from '../insurer-client';
import type { Cancellation, ChangeAnswer, Endorsement, PolicyChange } from '../policy-change';
import type { Policy, PolicyOrder } from '../policy-order';
import type { QuoteAnswer } from '../quote-answer';
import type { QuoteRequest } from '../quote-request';
import { sampleOffer, sampleTerms } from './samples';

/** A PDF's first bytes. */
const sampleDocument = Buffer.from('%PDF-1.7 örnek').toString('base64');
const unknownPolicy = { kind: 'declined', code: 'policyUnknown', reason: 'Poliçe bulunamadı.' } as const;

export interface RecordingStub extends InsurerStub {
  requests: QuoteRequest[];
  books: Map<string, Policy>;
  /** By our id of the change. */
  changes: Map<string, PolicyChange>;
}

/** Answers every request with `answer`, issues every order at the quoted price once. */
export function recordingStub(answer: QuoteAnswer | (() => Promise<QuoteAnswer>)): RecordingStub {
  const requests: QuoteRequest[] = [];
  const books = new Map<string, Policy>();
  const changes = new Map<string, PolicyChange>();
  const issue = ({ orderId, startDate, total }: PolicyOrder): Policy => ({
    orderId,
    policyNo: `P-${books.size + 1}`,
    startDate,
    endDate: '2027-11-22',
    total,
    state: 'active',
  });
  return {
    requests,
    books,
    changes,
    quote: async (request) => {
      requests.push(request);
      return typeof answer === 'function' ? answer() : answer;
    },
    issuePolicy: async (order) => {
      if (order.total !== sampleOffer.total)
        return { kind: 'declined', code: 'priceChanged', reason: 'Tutar teklifteki tutar değil.' };
      const policy = books.get(order.orderId) ?? issue(order);
      books.set(order.orderId, policy);
      return { kind: 'issued', policy };
    },
    findPolicy: async (orderId) => books.get(orderId) ?? null,
    voidPolicy: async (orderId) => {
      const policy = books.get(orderId);
      if (policy) books.set(orderId, { ...policy, state: 'cancelled' });
      return books.get(orderId) ?? null;
    },
    ...recordedChanges(books, changes),
  };
}

/** Each change once, for 12,34 lira more or 7.123,05 lira back. */
function recordedChanges(
  books: RecordingStub['books'],
  changes: RecordingStub['changes'],
): Pick<InsurerStub, 'endorse' | 'cancelPolicy' | 'renewalTerms'> {
  const isKnown = (policyNo: string): boolean => [...books.values()].some((policy) => policy.policyNo === policyNo);
  const change = (
    { requestId, policyNo, effectiveOn }: Endorsement | Cancellation,
    sums: Pick<PolicyChange, 'extraPremium' | 'refund'>,
  ): ChangeAnswer => {
    if (!isKnown(policyNo)) return unknownPolicy;
    const reference = `Z-${changes.size + 1}`;
    const made = changes.get(requestId) ?? { policyNo, reference, effectiveOn, ...sums, document: sampleDocument };
    changes.set(requestId, made);
    return { kind: 'changed', change: made };
  };
  return {
    endorse: async (endorsement) => change(endorsement, { extraPremium: 1_234, refund: 0 }),
    cancelPolicy: async (cancellation) => change(cancellation, { extraPremium: 0, refund: 712_305 }),
    renewalTerms: async ({ policyNo }) => (isKnown(policyNo) ? { kind: 'terms', terms: sampleTerms } : unknownPolicy),
  };
}
