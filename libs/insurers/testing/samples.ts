/** One question, one offer and a desk that keeps books in memory: what the tests of the dialects and of the engine share. */
import type { Policy, PolicyOrder } from '../policy-order';
import type { InsurerDesk } from '../port';
import type { InsurerOffer, QuoteAnswer } from '../quote-answer';
import type { QuoteRequest } from '../quote-request';

export const sampleRequest: QuoteRequest = {
  requestId: '00112233445566778899aabbccddeeff',
  line: 'TRAFFIC',
  insured: { identityNo: '10000000078', birthday: '1985-04-12' },
  vehicle: {
    plate: '34ABC12',
    provinceCode: '34',
    vehicleClass: 'car',
    brandCode: '001',
    typeCode: '101',
    modelYear: 2021,
    isElectric: false,
    isCommercial: false,
    seats: 5,
  },
  startDate: '2026-11-22',
  previousPolicyEnd: '2026-11-22',
  claimCount: 0,
};

/** 7.900,00 - 395,00 + 375,25 + 0,09 = 7.880,34 TL, with letters that an XML writer must escape. */
export const sampleOffer: InsurerOffer = {
  quoteRef: 'Q-31-0001',
  packageNo: 1,
  productName: 'Trafik "İğne & İplik" <Şık>',
  base: 790_000,
  discounts: [{ description: 'Çevrim içi indirim', amount: 39_500 }],
  taxes: [{ description: 'BSMV', amount: 37_525 }],
  instalmentCost: 9,
  total: 788_034,
  maxInstalments: 3,
  validUntil: '2026-11-23T20:59:59.000Z',
  step: 6,
  assurances: [{ key: 'TRF-MADDI', label: 'Maddi zarar, araç başına', value: '400.000 TL' }],
  isRisk: false,
};

export const sampleOrder: PolicyOrder = {
  orderId: 'ffeeddccbbaa99887766554433221100',
  quoteRef: 'Q-31-0001',
  identityNo: '10000000078',
  plate: '34ABC12',
  startDate: '2026-11-22',
  total: 788_034,
};

export interface RecordingDesk extends InsurerDesk {
  questions: QuoteRequest[];
  books: Map<string, Policy>;
}

/** Answers every question with `answer`, issues every order at the quoted price once. */
export function recordingDesk(answer: QuoteAnswer | (() => Promise<QuoteAnswer>)): RecordingDesk {
  const questions: QuoteRequest[] = [];
  const books = new Map<string, Policy>();
  const issue = ({ orderId, startDate, total }: PolicyOrder): Policy => ({
    orderId,
    policyNo: `P-${books.size + 1}`,
    startDate,
    endDate: '2027-11-22',
    total,
    state: 'active',
  });
  return {
    questions,
    books,
    quote: async (request) => {
      questions.push(request);
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
    cancelPolicy: async (orderId) => {
      const policy = books.get(orderId);
      if (policy) books.set(orderId, { ...policy, state: 'cancelled' });
      return books.get(orderId) ?? null;
    },
  };
}
