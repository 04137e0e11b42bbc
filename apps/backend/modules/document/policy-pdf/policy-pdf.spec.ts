import type { Risk } from '@emsal/risks/risk';
import { sampleRisks } from '@emsal/risks/testing/sample-risks';
import { formatMoney } from '@emsal/platform/formats/money';
import { readPdf } from '../testing/read-pdf';
import { policyPdf, type PolicyFacts } from './policy-pdf';
import { dayText } from '../../../formats/day-text';
import { maskedIdentity } from '../../../formats/masked-identity';

const sold: PolicyFacts = {
  title: 'Zorunlu Mali Sorumluluk (Trafik) Sigortası Poliçesi',
  conditions: 'Karayolları Motorlu Araçlar Zorunlu Mali Sorumluluk Sigortası Genel Şartlarına',
  verifyUrl: 'https://emsal.example/police-dogrula/0123456789abcdef0123456789abcdef',
  policyNo: '31004829177',
  offerNo: '4830271956',
  firmName: 'Rüzgârgülü Sigorta',
  productName: 'Trafik Sigortası Geniş',
  insured: { displayName: 'ŞÜKRÜ ÇAĞRI IŞIKGÖZ', identityNo: '10000000078' },
  payerIdentityNo: null,
  risk: { kind: 'vehicle', version: 1, plate: '34ABC12', name: 'Toyota Corolla 1.5 Dream 2021' },
  startDate: '2026-11-22',
  endDate: '2027-11-22',
  hours: { start: '16.30', end: '12.00' },
  issuedAt: new Date('2026-11-21T21:30:00Z'),
  assurances: [
    { label: 'Maddi zarar, araç başına', value: '400.000 TL' },
    { label: 'Sağlık gideri, kişi başına', value: '3.600.000 TL' },
  ],
  breakdown: {
    base: 790_000,
    discounts: [{ description: 'Çevrim içi indirim', amount: 39_500 }],
    surcharges: [{ description: 'İl ek primi', amount: 10_000 }],
    taxes: [
      { description: 'BSMV', amount: 37_525 },
      { description: 'Güvence Hesabı', amount: 15_010 },
    ],
    instalmentCost: 9,
    total: 813_044,
  },
};

describe('the policy as a PDF', () => {
  it('names all travellers of a journey, their numbers masked', async () => {
    const [self] = sampleRisks.journey.travellers;
    const child = { ...self, identityNo: '20000000800', birthday: '2017-01-01', relation: 'other' } as const;
    const text = await readPdf(
      await policyPdf({ ...sold, risk: { ...sampleRisks.journey, travellers: [self, child] } }),
    );
    for (const named of ['2. yolcu', '200******00, 2017 doğumlu', '1. yolcu']) expect(text).toContain(named);
    expect(text).not.toContain(child.identityNo);
  });

  it('contains everything that was sold, with every Turkish letter and the lira sign', async () => {
    const text = await readPdf(await policyPdf(sold));
    const { breakdown } = sold;
    const expected = [
      sold.policyNo,
      sold.offerNo,
      sold.firmName,
      sold.productName,
      'ŞÜKRÜ ÇAĞRI IŞIKGÖZ',
      '34 ABC 12',
      'Toyota Corolla 1.5 Dream 2021',
      '22 Kasım 2026 16.30 – 22 Kasım 2027 12.00',
      'Zorunlu Mali Sorumluluk (Trafik) Sigortası Poliçesi',
      ...sold.assurances.flatMap(({ label, value }) => [label, value]),
      ...breakdown.taxes.flatMap(({ description, amount }) => [description, formatMoney(amount)]),
      formatMoney(breakdown.base),
      `−${formatMoney(39_500)}`,
      'Taksit farkı',
      formatMoney(9),
      'Ödenen toplam tutar',
      formatMoney(breakdown.total),
    ];
    for (const part of expected) expect(text.replaceAll('\u00a0', ' ')).toContain(part.replaceAll('\u00a0', ' '));
    for (const letter of 'ğĞşŞıİöçüâ₺') if (expected.join('').includes(letter)) expect(text).toContain(letter);
  });

  it('lists the price in the order in which it adds up: surcharges before discounts, which are a share of both', async () => {
    const text = await readPdf(await policyPdf(sold));
    const { surcharges, discounts, taxes } = sold.breakdown;
    const places = [...surcharges, ...discounts, ...taxes].map(({ description }) => text.indexOf(description));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('masks the identity number', async () => {
    const text = await readPdf(await policyPdf(sold));
    expect(text).toContain('100******78');
    expect(text).not.toContain(sold.insured.identityNo);
  });

  it.each(['ŁUKASZ ØSTERGÅRD', 'ΓΙΩΡΓΟΣ', 'ЙОРДАН ЮХАС', 'ĞÜL\u0306', 'ՀԱՅԿ', 'محمد'])(
    'writes a name in any script of its typeface: %s',
    async (displayName) => {
      const text = await readPdf(await policyPdf({ ...sold, insured: { ...sold.insured, displayName } }));
      expect(text.normalize()).toContain(displayName.normalize());
    },
  );

  it('names a different payer, masked, and says that a name is not known', async () => {
    const text = await readPdf(
      await policyPdf({
        ...sold,
        insured: { ...sold.insured, displayName: '' },
        payerIdentityNo: '40117801282',
      }),
    );
    expect(text).toMatch(/Sigorta ettiren\s+401\*{6}82/);
    expect(text.match(/^Sigortalı.*/gm)).toEqual([
      'Sigortalı Adı kayıtta bulunamadı, kimlik numarasıyla belirlidir',
      expect.stringMatching(/^Sigortalının kimlik \/ vergi no 100\*{6}78$/),
    ]);
  });

  it('names the loss payee, and what is known of the home', async () => {
    const home = { ...sampleRisks.building, area: 118, floor: 4 };
    const lossPayee = 'T.C. Ziraat Bankası, Kadıköy Şubesi';
    const text = await readPdf(await policyPdf({ ...sold, risk: home, lossPayee }));
    expect(text).toMatch(/Dain-i mürtehin\s+T\.C\. Ziraat Bankası, Kadıköy Şubesi/);
    expect(text).toMatch(/Brüt alan\s+118 m²/);
    expect(text).toMatch(/Kat\s+4\. kat/);
    expect(await readPdf(await policyPdf(sold))).not.toContain('Dain-i mürtehin');
  });

  it('fits on one page for a traffic policy', async () => {
    const part = { description: 'Güvence Hesabı payı', amount: 18_077 };
    const text = await readPdf(
      await policyPdf({
        ...sold,
        payerIdentityNo: '40117801282',
        assurances: Array.from({ length: 6 }, () => sold.assurances[0]!),
        breakdown: { ...sold.breakdown, discounts: [part, part], taxes: [part, part, part, part], instalmentCost: 0 },
      }),
    );
    expect(text).toMatch(/1 \/ 1/);
  });

  it('states that a plate has not been issued yet', async () => {
    expect(await readPdf(await policyPdf({ ...sold, risk: { ...sold.risk, plate: '' } as Risk }))).toContain(
      'Plaka henüz verilmedi',
    );
  });

  it('continues on a second page with many covers', async () => {
    const text = await readPdf(
      await policyPdf({
        ...sold,
        assurances: Array.from({ length: 30 }, (_, index) => ({ label: `Teminat ${index + 1}`, value: '1.000 TL' })),
      }),
    );
    expect(text).toContain('Teminat 30');
    expect(text).toMatch(/2 \/ 2/);
  });
});

describe('values on the policy', () => {
  it('are lira with kuruş', () => expect(formatMoney(803_044)).toBe('8.030,44\u00a0₺'));
  it('are days in Turkey', () =>
    expect([dayText('2027-01-01'), dayText(new Date('2026-11-21T21:30:00Z'))]).toEqual([
      '1 Ocak 2027',
      '22 Kasım 2026',
    ]));
  it('are days in the language of the document', () =>
    expect([dayText('2026-12-14', 'en'), dayText('2026-12-14', 'de')]).toEqual([
      '14 December 2026',
      '14. Dezember 2026',
    ]));
  it('show three and two digits of a number', () =>
    expect([maskedIdentity('10000000078'), maskedIdentity('4540234112')]).toEqual(['100******78', '454*****12']));
});
