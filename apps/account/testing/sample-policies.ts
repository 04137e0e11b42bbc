import type { PolicyCard, PolicyDetail } from '@emsal/api/calls/customer-account/policies';

export const card: PolicyCard = {
  id: '1'.repeat(32),
  type: 'sold',
  line: 'TRAFFIC',
  lineName: 'Trafik sigortası',
  branchId: 53,
  family: 'auto',
  firmId: 31,
  firmName: 'Uçurtma Dijital Sigorta',
  policyNo: '100',
  price: 988_000,
  status: 'duringPeriod',
  startDate: '2025-12-17',
  endDate: '2026-12-17',
  state: 3,
  insured: '34 EML 128',
  asset: { kind: 'vehicle', plate: '34 EML 128', imei: '', uavtCode: '', petName: '', petType: '', insured: [] },
  renewalPath: '/uyelik/hesabim/police/123/yenile',
  documentId: 'd'.repeat(32),
};

/** A home that is insured elsewhere. */
export const externalCard: PolicyCard = {
  ...card,
  id: '2'.repeat(32),
  type: 'external',
  line: 'HOME',
  lineName: 'Konut sigortası',
  family: 'home',
  firmId: null,
  firmName: 'Nilüfer',
  policyNo: '200',
  price: null,
  status: 'external',
  startDate: null,
  endDate: '2027-05-30',
  insured: 'Moda',
  renewalPath: null,
  documentId: null,
  asset: { ...card.asset, kind: null, plate: '' },
};

export const endedCard: PolicyCard = {
  ...card,
  id: '3'.repeat(32),
  policyNo: '300',
  status: 'expired',
  state: 5,
  endDate: '2026-01-01',
  renewalPath: null,
};

const nothingSold = {
  productName: '',
  insuredFacts: [],
  covers: [],
  insuredValue: null,
  lossPayee: null,
  instalments: null,
  boughtAt: null,
};

export const detail: PolicyDetail = {
  ...card,
  productName: 'Zorunlu Trafik',
  insuredFacts: [{ label: 'Plaka', value: '34 EML 128' }],
  insuredValue: { of: 'vehicle', value: '842.000 ₺' },
  lossPayee: null,
  instalments: 3,
  covers: Array.from({ length: 9 }, (_, at) => ({ label: `Teminat ${at + 1}`, value: '5.000.000 ₺' })),
  boughtAt: '2025-12-16T09:00:00.000Z',
  remindOn: null,
  addenda: [],
  document: {
    documentId: card.documentId!,
    name: 'Poliçe 100',
    bytes: 421_888,
    createdAt: '2025-12-16T09:00:05.000Z',
  },
};

export const externalDetail: PolicyDetail = {
  ...externalCard,
  ...nothingSold,
  remindOn: '2027-04-30',
  addenda: [],
  document: null,
};
