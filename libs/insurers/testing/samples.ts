/** Questions, one offer and a desk that keeps books in memory: what the tests of the dialects and of the engine share. */
import type { Policy, PolicyOrder } from '../policy-order';
import type { InsurerDesk } from '../port';
import type { InsurerOffer, QuoteAnswer } from '../quote-answer';
import type { QuestionOf, QuotedLine, QuoteRequest, TrafficQuestion } from '../quote-request';

const question = {
  requestId: '00112233445566778899aabbccddeeff',
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
    usageType: '001001',
    seats: 5,
  },
  startDate: '2026-11-22',
  previousPolicyEnd: '2026-11-22',
} as const;

export const sampleRequest: TrafficQuestion = { line: 'TRAFFIC', ...question };

/** With every fact that a question of the line can carry. */
const full = {
  ...question,
  insured: { ...question.insured, jobCode: '003' },
  vehicle: {
    ...question.vehicle,
    value: 277_200_000,
    commercialUsage: '514',
    lpg: { isOriginal: false, value: 1_500_000 },
  },
  campaigns: { child: { age: 6 }, job: { code: '013' }, driver: { age: 41, licenceYears: 12 } },
  adjust: {
    immLimit: 9_999_999_999,
    covers: ['KSK-IKAME-15'],
    accessoriesOff: ['rims'],
    discountCode: 'YENIMUSTERI',
    withoutOnlineDiscount: true,
  },
};

/** One question a line; the tests of dialects, desks and engine go through all. */
export const sampleQuestions: Readonly<{ [Line in QuotedLine]: QuestionOf<Line> }> = {
  AUTO: { ...full, line: 'AUTO', accessories: [{ code: 'rims', value: 2_500_000 }] },
  ELECTRICVEHICLE: { ...full, line: 'ELECTRICVEHICLE', accessories: [] },
  TRAFFIC: { ...full, line: 'TRAFFIC' },
  SHORTTRAFFIC: { ...full, line: 'SHORTTRAFFIC' },
  USEDVEHICLETRAFFIC: { ...full, line: 'USEDVEHICLETRAFFIC', sale: { saleType: '1' } },
  IMM: { ...full, line: 'IMM', trafficPolicyEnd: '2027-05-01', immLimit: 5_000_000 },
  GREENCARD: {
    ...full,
    line: 'GREENCARD',
    vehicle: {
      plate: '34ABC12',
      provinceCode: '34',
      vehicleClass: 'car',
      usageType: '001001',
      isCommercial: false,
    },
    travel: { startDate: '2026-12-01', endDate: '2026-12-31', countryCode: 'DE' },
  },
};

/** 7.900,00 - 395,00 + 100,00 + 375,25 + 0,09 = 7.980,34 TL, with letters that an XML writer must escape. */
export const sampleOffer: InsurerOffer = {
  quoteRef: 'Q-31-0001',
  packageNo: 1,
  productName: 'Trafik "İğne & İplik" <Şık>',
  base: 790_000,
  discounts: [{ kind: 'online', description: 'Çevrim içi indirim', amount: 39_500 }],
  surcharges: [{ kind: 'city', description: 'İl ek primi', amount: 10_000 }],
  taxes: [{ description: 'BSMV', amount: 37_525 }],
  instalmentCost: 9,
  total: 798_034,
  maxInstalments: 3,
  validUntil: '2026-11-23T20:59:59.000Z',
  onlineDiscountExpireDate: '2026-11-22T20:59:59.000Z',
  step: 6,
  campaigns: [{ kind: 'child', percent: 10, condition: '0-6 yaşında çocuğu olanlara.' }],
  assurances: [{ key: 'TRF-MADDI', label: 'Maddi zarar, araç başına', value: '400.000 TL', limit: 400_000 }],
  immLimits: [],
  optionalCovers: [{ key: 'TRF-IKAME', label: 'İkame araç', price: 12_000 }],
  documents: ['quotePdf', 'multilingualQrPdf'],
  isRisk: false,
};

export const sampleOrder: PolicyOrder = {
  orderId: 'ffeeddccbbaa99887766554433221100',
  quoteRef: 'Q-31-0001',
  identityNo: '10000000078',
  plate: '34ABC12',
  startDate: '2026-11-22',
  total: 798_034,
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
