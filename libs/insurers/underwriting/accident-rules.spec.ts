import { findInsurer } from '../registry';
import type { QuoteRequestOf } from '../quote-request';
import { sampleRequests } from '../testing/samples';

const today = '2026-11-22';
type Accident = QuoteRequestOf<'PERSONALACCIDENT'>;

interface Change {
  birthday?: string;
  occupation?: string;
  licenceType?: string;
  sum?: number;
  chosen?: number;
}
const accident = ({ licenceType = '2', sum = 500_000, chosen, ...person }: Change = {}): Accident => ({
  ...sampleRequests.PERSONALACCIDENT,
  risk: {
    kind: 'people',
    version: 1,
    people: [{ ...sampleRequests.PERSONALACCIDENT.risk.people[0]!, ...person, answers: { licenceType } }],
  },
  terms: { sum },
  ...(chosen && { options: { chosen: [{ key: 'accidentSum', value: String(chosen) }] } }),
});
const reasonOf = (firmId: number, request: Accident): string | undefined =>
  findInsurer(firmId)!.behaviour!.underwritingRule!(request, today)?.reason;

const courier = { occupation: '082' };
it.each([
  [26, 'a sum above a million', accident({ sum: 1_000_001 }), accident({ sum: 1_000_000 }), '1.000.000'],
  [26, 'a sum raised on the offer', accident({ chosen: 1_500_000 }), accident({ chosen: 900_000 }), '1.000.000'],
  [42, 'a motorcycle', accident({ licenceType: '3' }), accident({ licenceType: '5' }), 'Motosiklet'],
  [42, 'a motorcycle beside a car', accident({ licenceType: '4' }), accident(), 'Motosiklet'],
  [61, 'work of class 3', accident(courier), accident({ occupation: '058' }), 'meslek'],
  [61, 'a sum above a million', accident({ sum: 1_100_000 }), accident({ sum: 900_000 }), '1.000.000'],
  [
    151,
    'somebody of 61',
    accident({ birthday: '1965-11-22' }),
    accident({ birthday: '1965-11-23' }),
    '60 yaşından büyük',
  ],
])('insurer %i declines %s', (firmId, _, declined, accepted, reason) => {
  expect(reasonOf(firmId, declined)).toContain(reason);
  expect(reasonOf(firmId, accepted)).toBeUndefined();
});

it('no other line is declined by these rules', () => {
  expect([26, 42, 61].map((firmId) => reasonOf(firmId, sampleRequests.TRAFFIC as never))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
