import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { dueLookups, saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { usageByOwner } from './green-card-calls';
import { form as greenCard } from './form';
import { samples as greenCardSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
const known = greenCardSamples(samplesToday)[0]!;
const journey = findStep(greenCard, 'seyahat-bilgileri')!;
const dateErrors = (travelStartDate: string, travelEndDate: string) =>
  stepErrors(greenCard, journey, { ...context, answers: { ...known.answers, travelStartDate, travelEndDate } });

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(greenCard, { ...context, today, samples: greenCardSamples(today) })).toEqual([]);
});

it.each([
  ['F115', 'arac-bilgileri'],
  ['F116', 'seyahat-bilgileri'],
])('%s the parent step sigorta-bilgileri has the child %s', (_, child) => {
  const parent = greenCard.parts.find(({ slug }) => slug === 'sigorta-bilgileri');
  expect(parent?.steps.map(({ slug }) => slug)).toContain(child);
});

it('begins with teklif-bilgileri and asks for no occupation', () => {
  expect(greenCard.parts[0]).toMatchObject({ slug: 'teklif-bilgileri' });
  expect(findStep(greenCard, 'meslek-bilgisi')).toBeUndefined();
});

it('F255 its form has plate and parts, usage, dates and country', () => {
  const specified =
    'plate1 plate2 plate3 usageType purposeOfUsageType licensePlateNo travelStartDate travelEndDate countryId';
  expect(Object.keys(greenCard.fields)).toEqual(expect.arrayContaining(specified.split(' ')));
  const bodies = [findStep(greenCard, 'arac-bilgileri')!, journey].flatMap((step) =>
    saveRequests(greenCard, step, { ...visit, answers: known.answers }).map(({ body }) => body as object),
  );
  expect(Object.keys(Object.assign({}, ...bodies)).sort()).toEqual(['visitId', ...specified.split(' ')].sort());
});

it('F446 starts today at the earliest and 60 days ahead at the latest', () => {
  expect([dateErrors('2026-11-21', '2026-12-01'), dateErrors('2027-01-20', '2027-02-01')]).toEqual([{}, {}]);
  expect(Object.keys(dateErrors('2026-11-20', '2026-12-01'))).toEqual(['travelStartDate']);
  expect(Object.keys(dateErrors('2027-01-21', '2027-02-01'))).toEqual(['travelStartDate']);
});

it('ends after its start, as typed, padded or not, and at most a year later', () => {
  expect(dateErrors('2026-12-1', '2026-12-2')).toEqual({});
  expect(dateErrors('2026-12-1', '2026-12-1')).toEqual({
    travelEndDate: 'Bitiş başlangıçtan sonra olmalı, daha ileri bir tarih seçin',
  });
  expect(dateErrors('2026-12-01', '2027-12-01')).toEqual({});
  expect(Object.keys(dateErrors('2026-12-01', '2027-12-02'))).toEqual(['travelEndDate']);
  expect(dateErrors('2026--1', '2026-12-01')).not.toHaveProperty('travelEndDate');
});

it('takes kind and use of the vehicle from the register, and clears them with the plate', () => {
  const fill = (reply: object) => usageByOwner.fill(reply as never, {}, { ...visit, line: 'GREENCARD', branchId: 26 });
  expect([
    fill({ isVehicleFound: true, usageType: '027021' }),
    fill({ isVehicleFound: true, usageType: '001001' }),
    fill({ isVehicleFound: false, usageType: '' }),
  ]).toEqual([
    { isVehicleFound: true, usageType: '027021', purposeOfUsageType: '2' },
    { isVehicleFound: true, usageType: '001001', purposeOfUsageType: '1' },
    { isVehicleFound: false },
  ]);
  expect(changeAnswers(greenCard, known.answers, { licensePlateNo: '06ABC12' }).usageType).toBeUndefined();
});

it('asks the register while the plate is typed, but not for an incomplete plate', () => {
  const due = (licensePlateNo: string) =>
    dueLookups(greenCard, findStep(greenCard, 'arac-bilgileri')!, {
      answers: { shortLicenseOwnerTcOrTaxNo: '10000000078', licensePlateNo },
      lookupRuns: {},
    }).filter(({ live }) => live);
  expect([due('34 AB'), due('34 ABC 12')]).toEqual([[], [usageByOwner]]);
});
