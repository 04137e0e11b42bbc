import { findInsurer } from '../registry';
import type { QuoteRequestOf } from '../quote-request';
import { sampleRequests } from '../testing/samples';

const today = '2026-11-22';
type Phone = QuoteRequestOf<'PHONE'>;
const phone = (risk: Partial<Phone['risk']> = {}, rest: Partial<Phone> = {}): Phone => ({
  ...sampleRequests.PHONE,
  ...rest,
  risk: { ...sampleRequests.PHONE.risk, boughtOn: '2026-05-01', condition: 'new', ...risk },
});
const package_ = (value: string) => ({ options: { chosen: [{ key: 'package', value }] } });
const reasonOf = (firmId: number, request: Phone): string | undefined =>
  findInsurer(firmId)!.behaviour!.underwritingRule!(request, today)?.reason;

it.each([
  [
    26,
    'a refurbished telephone',
    phone({ condition: 'refurbished' }),
    phone({ condition: 'secondHand' }),
    'Yenilenmiş',
  ],
  [47, 'one above 80.000 TL', phone({ listValue: 8_000_001 }), phone({ listValue: 8_000_000 }), '80.000 ₺ üzeri'],
  [81, 'one of 24 months and a day', phone({ boughtOn: '2024-11-21' }), phone({ boughtOn: '2024-11-22' }), '24 aydan'],
  [81, 'the narrow package', phone({}, package_('narrow')), phone({}, package_('wide')), 'tam paket'],
  [103, 'one below 10.000 TL', phone({ listValue: 999_999 }), phone({ listValue: 1_000_000 }), '10.000 ₺ altındaki'],
  [114, 'its screen alone from 15.000 TL', phone({}, package_('narrow')), phone({}, package_('wide')), 'Ekran paketi'],
  [120, 'one bought second hand', phone({ condition: 'secondHand' }), phone(), 'İkinci el'],
  [133, 'one without warranty', phone({}, { terms: { warrantyOver: true } }), phone(), 'Garantisi biten'],
])('insurer %i declines %s', (firmId, _, declined, accepted, reason) => {
  expect(reasonOf(firmId, declined)).toContain(reason);
  expect(reasonOf(firmId, accepted)).toBeUndefined();
});

it.each([26, 81, 120])('insurer %i takes a telephone of which the register says nothing', (firmId) => {
  expect(reasonOf(firmId, phone({ boughtOn: undefined, condition: undefined }))).toBeUndefined();
});

it('insurer 114 sells the screen alone below 15.000 TL', () => {
  expect(reasonOf(114, phone({ listValue: 1_499_999 }, package_('narrow')))).toBeUndefined();
});
