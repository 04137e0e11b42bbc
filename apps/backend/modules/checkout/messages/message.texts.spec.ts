import { refundReasons } from '@emsal/api/outcomes/payment';
import type { soldLines } from '@emsal/lines/registry/facts-of';
import { lineWords } from './line-words';
import { policyMail, policySms, refundMail, refundSms, type RefundMessage } from './message.texts';

const refund: RefundMessage = {
  firmName: 'Rüzgârgülü Sigorta',
  paidFor: '34 ABC 12 plakalı aracınız',
  reason: refundReasons['insurerSilent']!,
  total: '8.130,44 ₺',
};

describe('the message about a refund', () => {
  it('states the insured object, the reason and the refunded amount', () => {
    const { paragraphs } = refundMail(refund);
    expect(paragraphs.slice(0, 2)).toEqual([
      'Rüzgârgülü Sigorta teklifiyle 34 ABC 12 plakalı aracınız için yaptığınız bir ödeme poliçeye dönüşmedi. Sigorta şirketi poliçeyi süresinde düzenlemedi.',
      'Ödediğiniz 8.130,44 ₺ kartınıza iade edildi. Bankanız iadeyi 1 hafta içinde yansıtır.',
    ]);
    expect(refundSms(refund)).toContain('Ödediğiniz 8.130,44 ₺ kartınıza iade edildi');
  });

  it('states no amount that only the bank knows', () => {
    const other = { ...refund, total: null };
    for (const text of [...refundMail(other).paragraphs, refundSms(other)]) expect(text).not.toMatch(/₺|null/);
    expect(refundSms(other)).toContain('Çekilen tutarın tamamı kartınıza iade edildi');
  });
});

const car = '34 ABC 12 plakalı aracınız';
type SoldLine = (typeof soldLines)[number];
/** For a risk with the reference "34 ABC 12": how the mail greets, what the SMS says is ready, and what a refunded payment was for. */
const messages: Readonly<Partial<Record<SoldLine, readonly [string, string, string]>>> = {
  AUTO: ['aracınız güvende.', `${car} için kasko poliçeniz`, car],
  ELECTRICVEHICLE: ['aracınız güvende.', `${car} için elektrikli araç kaskosu poliçeniz`, car],
  TRAFFIC: ['poliçeniz hazır.', `${car} için trafik poliçeniz`, car],
  SHORTTRAFFIC: ['poliçeniz hazır.', `${car} için kısa süreli trafik poliçeniz`, car],
  USEDVEHICLETRAFFIC: ['noter satışına hazırsınız.', `${car} için ikinci el araç trafik poliçeniz`, car],
  IMM: ['poliçeniz hazır.', `${car} için İMM poliçeniz`, car],
  GREENCARD: ['yolunuz açık olsun.', `${car} için yeşil kart poliçeniz`, car],
  COMPLEMENTHEALTH: ['sağlığınız güvende.', 'tamamlayıcı sağlık poliçeniz', 'Tamamlayıcı Sağlık Sigortası'],
  TRAVEL: ['iyi yolculuklar.', 'seyahat sağlık poliçeniz', 'Seyahat Sağlık Sigortası'],
  HOME: ['eviniz güvende.', 'konut poliçeniz', 'Konut Sigortası'],
  HOUSING: ['eviniz güvende.', 'Evim Güvende poliçeniz', 'Evim Güvende Sigortası'],
  DASK: ['eviniz güvende.', 'DASK poliçeniz', 'Zorunlu Deprem Sigortası (DASK)'],
  PET: ['dostunuz güvende.', 'evcil hayvan poliçeniz', 'Evcil Hayvan Sigortası'],
  PHONE: ['telefonunuz güvende.', 'cep telefonu poliçeniz', 'Cep Telefonu Sigortası'],
  PERSONALACCIDENT: ['güvendesiniz.', 'ferdi kaza poliçeniz', 'Ferdi Kaza Sigortası'],
};
const sale = { policyNo: '0012', firmName: 'Yakamoz Sigorta', total: '100 ₺', link: 'https://e.example/1' };
const days = { startDate: '21 Kasım 2026', endDate: '21 Kasım 2027' };

it.each(Object.entries(messages))('a policy and a refund of %s are told in whole sentences', (name, sentences) => {
  const line = name as SoldLine;
  const [greeting, ready, paidFor] = sentences;
  const words = lineWords(line, '34 ABC 12');
  const policy = { ...words, ...sale, ...days, reviewLink: '' };
  expect(policyMail(policy).paragraphs[0]).toBe(`Hayırlı olsun, ${greeting} Yakamoz Sigorta, ${ready}i düzenledi.`);
  expect(policySms(policy)).toContain(`: ${ready} hazır. Poliçe no: 0012.`);
  const returned = { ...refund, paidFor: words.paidFor };
  expect(refundMail(returned).paragraphs[0]).toContain(` teklifiyle ${paidFor} için yaptığınız bir ödeme `);
  expect(refundSms(returned)).toContain(`: ${paidFor} için bir ödemeniz poliçeye dönüşmedi.`);
});

it('a vehicle without a plate is named by its line', () =>
  expect(lineWords('TRAFFIC', '')).toMatchObject({ insuredObject: null, paidFor: 'Trafik Sigortası' }));
