/** Test cards and faults of the bank, as rows of the one table. */
import type { SpecialCase } from '../special-cases/special-case';
import { testCards } from './test-cards';

const faults: readonly SpecialCase[] = [
  { kind: 'switch', room: 'bank', name: 'bank-initialize-down', effect: 'Banka ödemeyi başlatırken 503 yanıtı verir.' },
  { kind: 'switch', room: 'bank', name: 'bank-authorise-hang', effect: 'Banka tutarı çeker, sonra hiç yanıt vermez.' },
  {
    kind: 'switch',
    room: 'bank',
    name: 'bank-authorise-reply-lost',
    effect: 'Banka tutarı çeker, bağlantıyı yanıt vermeden koparır.',
  },
  {
    kind: 'switch',
    room: 'bank',
    name: 'bank-authorise-down',
    effect: 'Banka çekim isteğini almadan 503 yanıtı verir.',
  },
  {
    kind: 'switch',
    room: 'bank',
    name: 'bank-decline',
    effect: 'Banka çekimi verilen hata koduyla reddeder.',
    value: 'hata kodu, örneğin 10093',
  },
  { kind: 'switch', room: 'bank', name: 'bank-inquiry-down', effect: 'Sipariş sorgusu 503 yanıtı verir.' },
  { kind: 'switch', room: 'bank', name: 'bank-refund-down', effect: 'İade isteği 503 yanıtı verir.' },
  {
    kind: 'switch',
    room: 'bank',
    name: 'bank-callback-none',
    effect: 'Banka siteye hiç geri dönmez; bildirim yine gider.',
  },
  {
    kind: 'switch',
    room: 'bank',
    name: 'bank-callback-duplicate',
    effect: 'Banka aynı geri dönüşü bir kez de kendisi gönderir.',
  },
  { kind: 'switch', room: 'bank', name: 'bank-callback-late', effect: 'Banka geri dönüşü bekletir.', value: 'saniye' },
  { kind: 'switch', room: 'bank', name: 'bank-webhook-none', effect: 'Banka bildirimi hiç göndermez.' },
  { kind: 'switch', room: 'bank', name: 'bank-webhook-duplicate', effect: 'Banka aynı bildirimi iki kez gönderir.' },
];

export const bankCases: readonly SpecialCase[] = [
  ...testCards.map((card): SpecialCase => ({
    kind: 'number',
    room: 'bank',
    field: 'card',
    value: card.number,
    effect: `${card.bank}: ${card.effect}`,
    ...(card.error && { code: card.error.code }),
  })),
  ...faults,
];
