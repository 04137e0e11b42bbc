/** Sample requests, an offer, an order and changes of a policy, for the tests of dialects and engine. */
import type { Cancellation, Endorsement, RenewalTerms } from '../policy-change';
import type { PolicyOrder } from '../policy-order';
import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import type { InsurerOffer } from '../quote-answer';
import type { QuoteRequestOf, QuoteRequest, TrafficQuoteRequest, VehicleQuoteRequest } from '../quote-request';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { soldLines, type SoldLine } from '@emsal/lines/registry/facts-of';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import { formOf, questionOf } from '@emsal/lines/server/server-lines';

const baseRequest = {
  version: 2,
  requestId: '00112233445566778899aabbccddeeff',
  policyholder: { identityNo: '10000000078', birthday: '1985-04-12' },
  risk: {
    kind: 'vehicle',
    version: 1,
    name: 'Toyota Corolla 1.5 Dream 2021',
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

export const sampleRequest: TrafficQuoteRequest = { line: 'TRAFFIC', ...baseRequest, terms: {} };

/** With every optional field. */
const fullRequest = {
  ...baseRequest,
  policyholder: { ...baseRequest.policyholder, jobCode: '003' },
  risk: {
    ...baseRequest.risk,
    value: 277_200_000,
    commercialUsage: '514',
    lpg: { isOriginal: false, value: 1_500_000 },
  },
  campaigns: { child: { age: 6 }, job: { code: '013' }, driver: { age: 41, licenceYears: 12 } },
  options: {
    immLimit: 9_999_999_999,
    covers: ['KSK-IKAME-15'],
    accessoriesOff: ['rims'],
    chosen: [
      { key: 'contents', value: '500000' },
      { key: 'earthquake', value: 'true' },
    ],
    discountCode: 'YENIMUSTERI',
    withoutOnlineDiscount: true,
  },
};

/** What the form's first sample asks. */
function requestOfSample(line: SoldLine): QuoteRequest {
  const answers = completeAnswers(formOf(line)!, samplesOf(line, samplesToday)[0]!.answers);
  const asked = questionOf(line).ask(answers as never, { today: samplesToday });
  if (asked.kind !== 'ask') throw new Error(`the first sample of ${line} asks no insurer`);
  return { ...baseRequest, line, ...asked.request } as QuoteRequest;
}

/** With what no form's first sample has. */
const written = {
  AUTO: { ...fullRequest, line: 'AUTO', terms: { accessories: [{ code: 'rims', value: 2_500_000 }] } },
  ELECTRICVEHICLE: { ...fullRequest, line: 'ELECTRICVEHICLE', terms: { accessories: [] } },
  TRAFFIC: { ...fullRequest, line: 'TRAFFIC', terms: {} },
  SHORTTRAFFIC: { ...fullRequest, line: 'SHORTTRAFFIC', terms: {} },
  USEDVEHICLETRAFFIC: { ...fullRequest, line: 'USEDVEHICLETRAFFIC', terms: { sale: { saleType: '1' } } },
  IMM: { ...fullRequest, line: 'IMM', terms: { trafficPolicyEnd: '2027-05-01', immLimit: 5_000_000 } },
  GREENCARD: {
    ...fullRequest,
    line: 'GREENCARD',
    risk: {
      kind: 'vehicle',
      version: 1,
      plate: '34ABC12',
      provinceCode: '34',
      vehicleClass: 'car',
      usageType: '001001',
      isCommercial: false,
    },
    terms: { trip: { startDate: '2026-12-01', endDate: '2026-12-31', countryCode: 'DE' } },
  },
  HOME: {
    ...baseRequest,
    line: 'HOME',
    risk: { ...sampleRisks.building, buildingType: '1', usageType: '0' },
    terms: {
      insurerTitle: '1',
      sums: { building: 3_025_000, contents: 550_000, glass: 20_000, electronics: 50_000, valuables: 20_000 },
      hasDask: true,
      earthquake: true,
    },
  },
  HOUSING: {
    ...baseRequest,
    line: 'HOUSING',
    risk: sampleRisks.building,
    terms: { insurerTitle: '1' },
  },
  DASK: {
    ...baseRequest,
    line: 'DASK',
    risk: sampleRisks.building,
    terms: { insurerTitle: '1' },
  },
} satisfies { [Line in SoldLine]?: QuoteRequestOf<Line> };

/** One request per line. */
export const sampleRequests = {
  ...Object.fromEntries(
    soldLines.filter((line) => !Object.hasOwn(written, line)).map((line) => [line, requestOfSample(line)]),
  ),
  ...written,
} as object as { readonly [Line in SoldLine]: QuoteRequestOf<Line> };

/** The lines of the release 2026-11, all of which insure a vehicle. */
export const vehicleSamples = Object.values(sampleRequests).filter(
  (request): request is VehicleQuoteRequest => request.risk.kind === 'vehicle',
);

/** 7.900,00 - 395,00 + 100,00 + 375,25 + 0,09 = 7.980,34 TL, with characters that XML must escape. */
export const sampleOffer: InsurerOffer = {
  quoteRef: 'Q-31-0001',
  packageNo: 1,
  productName: 'Trafik "İğne & İplik" <Şık>',
  base: 790_000,
  discounts: [{ kind: 'online', description: 'Çevrim içi indirim', amount: 39_500 }],
  surcharges: [{ kind: 'city', description: 'İl ek primi', amount: 10_000 }],
  taxes: [{ kind: 'insuranceTax', description: 'BSMV', amount: 37_525 }],
  instalmentCost: 9,
  total: 798_034,
  maxInstalments: 3,
  validUntil: '2026-11-23T20:59:59.000Z',
  onlineDiscountExpireDate: '2026-11-22T20:59:59.000Z',
  step: 6,
  campaigns: [{ kind: 'child', percent: 10, condition: '0-6 yaşında çocuğu olanlara.' }],
  assurances: [
    { key: 'TRF-MADDI', label: 'Maddi zarar, araç başına', value: '400.000 TL', limit: 400_000 },
    {
      key: 'TRF-YOL',
      label: 'Yol yardımı ve çekici',
      value: 'Yılda 2 kez',
      extent: { code: 'timesPerYear', count: 2 },
    },
  ],
  immLimits: [],
  optionalCovers: [{ key: 'TRF-IKAME', label: 'İkame araç', price: 12_000 }],
  options: [{ key: 'contents', value: '500000' }],
  documents: ['quotePdf', 'multilingualQrPdf'],
  isRisk: false,
};

export const sampleOrder: PolicyOrder = {
  orderId: 'ffeeddccbbaa99887766554433221100',
  quoteRef: 'Q-31-0001',
  identityNo: '10000000078',
  reference: '34ABC12',
  startDate: '2026-11-22',
  total: 798_034,
  lossPayee: { bankCode: '0010', branchCode: '00103423', borrowerNo: '10000000078' },
  travellers: [
    { name: 'AYŞE', surname: 'IŞIK', birthday: '1985-04-12', identityNo: '10000000078' },
    { name: 'ANN', surname: 'LEE', birthday: '1990-01-01', passportNo: 'U12345678' },
  ],
};

export const sampleEndorsement: Endorsement = {
  requestId: '0123456789abcdef0123456789abcdef',
  policyNo: 'P-1',
  effectiveOn: '2026-12-01',
  part: 'plate',
  value: '06EML340',
};
export const sampleCancellation: Cancellation = {
  requestId: 'fedcba9876543210fedcba9876543210',
  policyNo: 'P-1',
  effectiveOn: '2026-12-14',
  ground: 'sale',
};
export const sampleTerms: RenewalTerms = {
  policyNo: 'P-1',
  startDate: '2027-11-22',
  endDate: '2028-11-22',
  total: 912_345,
  quoteRef: 'R-31-0001',
  validUntil: '2027-11-21T20:59:59.000Z',
};
