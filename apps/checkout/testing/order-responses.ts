import { sampleId, sampleList, sampleOffer } from '@emsal/state/offer/sample-offers';
import type { OrderInformation } from '../order/load-order';
import type { PaymentPlan } from '../payment/payment-loader';
import type { PaymentOutcome } from '../payment/payment-outcome';
import { list } from './fake-page';
import type { Responses } from './fake-page';

/** Origin of the test bank. */
export const bankOrigin = 'https://banka.example';

export const chosenOffer = sampleOffer(38, 18_783_45, {
  firmName: 'Yakamoz Sigorta',
  isBestPrice: true,
  breakdown: {
    base: 20_000_00,
    discounts: [{ description: 'Hasarsızlık indirimi', amount: 2_111_00 }],
    surcharges: [],
    taxes: [{ description: 'BSMV (%5)', amount: 894_45 }],
    instalmentCost: 0,
    total: 18_783_45,
  },
});

export const information: OrderInformation = {
  line: 'TRAFFIC',
  firmName: 'Yakamoz Sigorta',
  productName: 'Zorunlu Trafik',
  startDate: '2026-12-14',
  total: 18_783_45,
  payer: null,
  isPayerFixed: false,
  asks: { payee: false, notarySale: false, travellers: false },
  travellers: [],
  payee: null,
  notarySale: null,
  terms: [{ title: 'Cayma', text: 'Cayma genel şartlara tabidir.' }],
  quoteHeaderId: sampleId(999),
  productId: chosenOffer.productId,
  offerNo: '4831092700',
  insured: { displayName: 'E*** Y***', identityNoMasked: '123*****950', phoneNumberMasked: '0532 *** ** 18' },
  email: '',
  address: null,
  payment: null,
  cardFrameUrl: `${bankOrigin}/bank/card-frame?parent=http%3A%2F%2Flocalhost`,
  documents: [
    {
      kind: 'informationForm',
      title: 'Ön bilgilendirme formu',
      textVersion: '2026-11',
      url: '/api/document/informationForm',
    },
    {
      kind: 'distanceSale',
      title: 'Mesafeli satış sözleşmesi',
      textVersion: '2026-10',
      url: '/api/document/distanceSale',
    },
  ],
};

export const plans: PaymentPlan[] = [
  {
    id: '1',
    instalments: 1,
    cashPrice: 18_783_45,
    total: 18_783_45,
    firstInstalment: 18_783_45,
    perInstalment: 18_783_45,
    programme: null,
    programmes: [],
  },
  {
    id: '6',
    instalments: 6,
    cashPrice: 18_783_45,
    total: 19_985_59,
    firstInstalment: 3_330_94,
    perInstalment: 3_330_93,
    programme: null,
    programmes: ['Bonus', 'World'],
  },
];

/** A payment in `state`, as returned by `policyrequest/Success`. */
export const outcomeOf = (state: PaymentOutcome['state'], change: Partial<PaymentOutcome> = {}): PaymentOutcome => ({
  state,
  reason: null,
  policyNo: null,
  documents: [],
  line: 'TRAFFIC',
  lineSlug: 'trafik-sigortasi',
  firmName: null,
  total: null,
  paidAt: null,
  email: null,
  startDate: null,
  endDate: null,
  discount: null,
  terms: [],
  order: {
    offerNo: information.offerNo,
    firmId: chosenOffer.firmId,
    plate: '34EML128',
    insured: { title: '2021 model otomobil', reference: '34 EML 128' },
    amount: information.total,
    instalments: 1,
    startedAt: '2026-11-21T10:27:00Z',
    movedAt: '2026-11-21T10:28:00Z',
    openUntil: state === 'atBank' ? '2026-11-21T10:42:00Z' : null,
    validUntil: '2026-11-24T20:59:00Z',
  },
  ...change,
});

/** Responses for policy information and payment. */
export const orderResponses: Responses = {
  'GET policyrequest/GetInformations/': information,
  'POST quoterequestapi/offer/GetOfferList': sampleList([chosenOffer]),
  'GET quoterequestapi/offer/getquotedetail/': {
    offer: chosenOffer,
    assumptions: [{ label: 'Kullanım şekli', value: 'Hususi' }],
    cover: [{ label: 'Maddi zarar, araç başına', value: '400.000 TL' }],
  },
  'GET policyrequest/GetPaymentPlans/': plans,
  'GET policyrequest/GetCustomerCouponList/': [],
  'POST policyrequest/CheckAnnouncementPermission': { sms: false, call: false, email: false },
  'GET quoterequestapi/sharedstep/GetCityList': list([
    { cityId: '34', cityName: 'İstanbul' },
    { cityId: '06', cityName: 'Ankara' },
  ]),
  'GET quoterequestapi/sharedstep/GetBankList': list([{ code: '0010', name: 'Örnek Bankası' }]),
  'GET quoterequestapi/sharedstep/getbankbranchlist/0010/34': list([{ code: '77', name: 'Kadıköy Şubesi' }]),
  'GET quoterequestapi/sharedstep/getfinancecorparetlist': list([{ code: '9', name: 'Örnek Finans' }]),
  'GET quoterequestapi/sharedstep/GetDistrictList/34': list([{ districtId: '1', districtName: 'Kadıköy' }]),
};
