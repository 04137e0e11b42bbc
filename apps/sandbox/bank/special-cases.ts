/** Test cards and faults of the bank, for the table of special cases. */
import { sampleCoupons } from '@emsal/reference/sample-coupons';
import type { SpecialCase, SpecialSwitch } from '../special-case';
import { testCards } from './test-cards';

const fault = (name: string, effect: string, value?: string): SpecialSwitch => ({
  kind: 'switch',
  service: 'bank',
  name: `bank-${name}`,
  effect,
  ...(value !== undefined && { value }),
});

const faults: readonly SpecialSwitch[] = [
  fault('initialize-down', 'Banka ödemeyi başlatırken 503 yanıtı verir.'),
  fault('authorise-hang', 'Banka tutarı çeker, sonra hiç yanıt vermez.'),
  fault('authorise-reply-lost', 'Banka tutarı çeker, bağlantıyı yanıt vermeden koparır.'),
  fault('authorise-down', 'Banka çekim isteğini almadan 503 yanıtı verir.'),
  fault('decline', 'Banka çekimi verilen hata koduyla reddeder.', 'hata kodu, örneğin 10093'),
  fault('inquiry-down', 'Sipariş sorgusu 503 yanıtı verir.'),
  fault('refund-down', 'İade isteği 503 yanıtı verir.'),
  fault('callback-none', 'Banka siteye hiç geri dönmez; bildirim yine gider.'),
  fault('callback-duplicate', 'Banka aynı geri dönüşü bir kez de kendisi gönderir.'),
  fault('callback-late', 'Banka geri dönüşü bekletir.', 'saniye'),
  fault('webhook-none', 'Banka bildirimi hiç göndermez.'),
  fault('webhook-duplicate', 'Banka aynı bildirimi iki kez gönderir.'),
];

export const bankCases: readonly SpecialCase[] = [
  ...testCards.map((card): SpecialCase => ({
    kind: 'number',
    service: 'bank',
    field: 'card',
    value: card.number,
    effect: `${card.bank}: ${card.effect}`,
    ...(card.error && { code: card.error.code }),
  })),
  ...sampleCoupons.map(({ code, title }): SpecialCase => ({
    kind: 'number',
    service: 'bank',
    field: 'code',
    value: code,
    effect: `Ödeme sayfasında yazılan indirim kodu: ${title}. Tutar karta iade edilir.`,
  })),
  ...faults,
];
