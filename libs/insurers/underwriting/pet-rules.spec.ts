import { findInsurer } from '../registry';
import type { QuoteRequestOf } from '../quote-request';
import { sampleRequests } from '../testing/samples';

const today = '2026-11-22';
type Pet = QuoteRequestOf<'PET'>;
const pet = (risk: Partial<Pet['risk']> = {}): Pet => ({
  ...sampleRequests.PET,
  risk: { ...sampleRequests.PET.risk, breedCode: 'D041', birthday: '2023-01-01', provinceCode: '42', ...risk },
});
const reasonOf = (firmId: number, request: Pet): string | undefined =>
  findInsurer(firmId)!.behaviour!.underwritingRule!(request, today)?.reason;

it.each([
  [21, 'a dog', pet({ species: 'dog' }), pet({ species: 'cat' }), 'kedilere'],
  [42, 'an animal of 8', pet({ birthday: '2018-11-22' }), pet({ birthday: '2018-11-23' }), '8 yaşından'],
  [66, 'an animal in İstanbul', pet({ provinceCode: '34' }), pet({ provinceCode: '35' }), 'İstanbul'],
  [92, 'a heavy dog', pet({ breedCode: 'D040' }), pet({ breedCode: 'D041' }), 'ırka'],
  [92, 'a heavy cat', pet({ breedCode: 'C036' }), pet({ breedCode: 'C043' }), 'ırka'],
])('insurer %i declines %s', (firmId, _, declined, accepted, reason) => {
  expect(reasonOf(firmId, declined)).toContain(reason);
  expect(reasonOf(firmId, accepted)).toBeUndefined();
});

it('no other line is declined by these rules', () => {
  expect([21, 42, 66, 92].map((firmId) => reasonOf(firmId, sampleRequests.GREENCARD as never))).toEqual(
    Array<undefined>(4).fill(undefined),
  );
});
