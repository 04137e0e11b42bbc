/** The published test cards of iyzico (docs.iyzico.com, Test Kartları; SDK README) and their effects here. The bank accepts no other number. */
import type { CardProgramme } from '@emsal/tariffs/card-programmes';

export type Scheme = 'Visa' | 'Mastercard' | 'Troy' | 'American Express';

export interface CardError {
  /** The step that fails. */
  at: 'initialize' | 'threeD' | 'authorise' | 'refund';
  /** The bank's error code, or `mdStatus0` / `mdStatus4`. */
  code: string;
}

export interface TestCard {
  number: string;
  bank: string;
  scheme: Scheme;
  kind: 'credit' | 'debit';
  /** Null: one payment only. */
  programme: CardProgramme | null;
  /** Turkish, for the table of special cases. */
  effect: string;
  error?: CardError;
}

type Issued = readonly [bank: string, scheme: Scheme, kind: TestCard['kind'], programme?: CardProgramme | null];
const success = (number: string, [bank, scheme, kind, programme = null]: Issued): TestCard => ({
  number,
  bank,
  scheme,
  kind,
  programme,
  effect: `${scheme} ${kind === 'credit' ? 'kredi kartı' : 'banka kartı'}, ödeme başarılı`,
});
const failing = (number: string, effect: string, error: CardError): TestCard => ({
  number,
  bank: 'Hata kartı',
  scheme: number.startsWith('5') ? 'Mastercard' : 'Visa',
  kind: 'credit',
  programme: null,
  effect,
  error,
});

export const successCards: readonly TestCard[] = [
  success('5890040000000016', ['Akbank', 'Mastercard', 'debit']),
  success('5526080000000006', ['Akbank', 'Mastercard', 'credit', 'Axess']),
  success('9792072000017956', ['Akbank', 'Troy', 'credit', 'Axess']),
  success('4766620000000001', ['Denizbank', 'Visa', 'debit']),
  success('4603450000000000', ['Denizbank', 'Visa', 'credit', 'Bonus']),
  success('4729150000000005', ['Denizbank Bonus', 'Visa', 'credit', 'Bonus']),
  success('4987490000000002', ['QNB', 'Visa', 'debit']),
  success('9792023757123604', ['QNB', 'Troy', 'debit']),
  success('9792020000000001', ['QNB', 'Troy', 'debit']),
  success('5311570000000005', ['QNB', 'Mastercard', 'credit', 'CardFinans']),
  success('9792030000000000', ['QNB', 'Troy', 'credit', 'CardFinans']),
  success('5170410000000004', ['Garanti BBVA', 'Mastercard', 'debit']),
  success('5400360000000003', ['Garanti BBVA', 'Mastercard', 'credit', 'Bonus']),
  success('374427000000003', ['Garanti BBVA', 'American Express', 'credit', 'Bonus']),
  success('4475050000000003', ['Halkbank', 'Visa', 'debit']),
  success('5528790000000008', ['Halkbank', 'Mastercard', 'credit', 'Paraf']),
  success('4059030000000009', ['HSBC', 'Visa', 'debit']),
  success('5504720000000003', ['HSBC', 'Mastercard', 'credit']),
  success('5892830000000000', ['İş Bankası', 'Mastercard', 'debit']),
  success('4543590000000006', ['İş Bankası', 'Visa', 'credit', 'Maximum']),
  success('4910050000000006', ['VakıfBank', 'Visa', 'debit']),
  success('4157920000000002', ['VakıfBank', 'Visa', 'credit', 'World']),
  success('6500528865390837', ['VakıfBank', 'Troy', 'debit']),
  success('6501700194147183', ['VakıfBank', 'Troy', 'credit', 'World']),
  success('5168880000000002', ['Yapı Kredi', 'Mastercard', 'debit']),
  success('5451030000000000', ['Yapı Kredi', 'Mastercard', 'credit', 'World']),
  success('4054180000000007', ['Yurt dışı banka', 'Visa', 'debit']),
  success('5400010000000004', ['Yurt dışı banka', 'Mastercard', 'credit']),
];

export const errorCards: readonly TestCard[] = [
  failing('5406670000000009', 'ödeme başarılı, iade edilemez', { at: 'refund', code: 'refundNotAllowed' }),
  failing('4111111111111129', 'bakiye yetersiz', { at: 'authorise', code: '10051' }),
  failing('4129111111111111', 'kartı veren banka onaylamaz', { at: 'authorise', code: '10005' }),
  failing('4128111111111112', 'geçersiz işlem', { at: 'authorise', code: '10012' }),
  failing('4127111111111113', 'kayıp kart', { at: 'authorise', code: '10041' }),
  failing('4126111111111114', 'çalıntı kart', { at: 'authorise', code: '10043' }),
  failing('4125111111111115', 'süresi dolmuş kart', { at: 'authorise', code: '10054' }),
  failing('4124111111111116', 'güvenlik kodu hatalı', { at: 'authorise', code: '10084' }),
  failing('4123111111111117', 'kart sahibi bu işlemi yapamaz', { at: 'authorise', code: '10057' }),
  failing('4122111111111118', 'terminal bu işlemi yapamaz', { at: 'authorise', code: '10058' }),
  failing('4121111111111119', 'sahtecilik şüphesi', { at: 'authorise', code: '10034' }),
  failing('4120111111111110', 'karta el konulmalı', { at: 'authorise', code: '10004' }),
  failing('4130111111111118', 'genel hata', { at: 'authorise', code: '10000' }),
  failing('4131111111111117', '3-D doğrulaması mdStatus 0 döner', { at: 'threeD', code: 'mdStatus0' }),
  failing('4141111111111115', '3-D doğrulaması mdStatus 4 döner', { at: 'threeD', code: 'mdStatus4' }),
  failing('4151111111111112', '3-D doğrulaması başlatılamaz', { at: 'initialize', code: 'initializeFailed' }),
];

export const testCards: readonly TestCard[] = [...successCards, ...errorCards];
