import type { ShownOffer } from '../offer/listing/shown-offers';
import { mailMarkup, mailText } from '../../mail-layout/mail-layout';
import { compareMail } from './compare-mail.texts';

const glass = { key: 'KSK-CAM', label: 'Cam kırılması, orijinal cam', value: 'Limitsiz', limit: null };
const offer = (change: Partial<ShownOffer>) =>
  ({
    offerNo: '4831092700',
    productName: 'Genişletilmiş Kasko',
    maxInstalments: 1,
    validUntil: '2026-11-24T20:59:59.000Z',
    covers: [],
    ...change,
  }) as ShownOffer;
const dear = offer({ firmName: 'Çınar & Şelale Sigorta', cacheAmountWithDiscount: 6_742_009, covers: [glass] });
const cheap = offer({ firmName: 'Uçurtma Dijital Sigorta', cacheAmountWithDiscount: 5_566_313, maxInstalments: 6 });
const mail = compareMail({ line: 'AUTO', offers: [dear, cheap], siteUrl: 'https://emsal.example' });

it('the comparison mail has a column per offer, cheapest first, and marks missing covers', () => {
  expect(mail.table!.columns).toEqual(['Uçurtma Dijital Sigorta', 'Çınar & Şelale Sigorta']);
  expect(Object.fromEntries(mail.table!.rows.map(({ label, values }) => [label, values]))).toEqual({
    Ürün: ['Genişletilmiş Kasko', 'Genişletilmiş Kasko'],
    'Ödenecek tutar': ['55.663,13\u00A0₺', '67.420,09\u00A0₺'],
    Taksit: ['6 taksite kadar', 'Tek çekim'],
    'Geçerlilik sonu': ['24 Kasım 2026', '24 Kasım 2026'],
    'Cam kırılması, orijinal cam': ['Yok', 'Limitsiz'],
  });
});

it('says for how many people the prices are, where there are several', () => {
  const pricedPeople = { count: '3 yolcu', people: [] };
  const several = compareMail({
    line: 'TRAVEL',
    offers: [{ ...cheap, pricedPeople }],
    siteUrl: 'https://emsal.example',
  });
  expect(several.paragraphs.join(' ')).toContain('Fiyatlar 3 yolcu içindir');
  expect(mail.paragraphs.join(' ')).not.toMatch(/yolcu|içindir/);
});

it('is a table with headings in HTML and one paragraph per offer in plain text', () => {
  const body = mailMarkup(mail);
  expect(body).toContain('<th scope="col"');
  expect(body).toContain('Çınar &amp; Şelale Sigorta');
  expect(body.match(/<th scope="row"/g)).toHaveLength(mail.table!.rows.length);
  expect(mailText(mail).split('\n\n')).toContain(
    [
      'Uçurtma Dijital Sigorta',
      'Ürün: Genişletilmiş Kasko',
      'Ödenecek tutar: 55.663,13\u00A0₺',
      'Taksit: 6 taksite kadar',
      'Geçerlilik sonu: 24 Kasım 2026',
      'Cam kırılması, orijinal cam: Yok',
    ].join('\n'),
  );
});
