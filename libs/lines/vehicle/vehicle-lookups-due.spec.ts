import { changeAnswers, completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { dueLookups, lookupKey } from '@emsal/lines/kit/steps/requests';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { findStep } from '@emsal/lines/kit/steps/visible-steps';
import { form as greenCard } from './green-card/form';
import { usageByOwner } from './green-card/green-card-calls';
import { context } from './testing/lookup-context';
import { form as traffic } from './traffic/form';
import { samples as trafficSamples } from './traffic/samples';
import { form as usedVehicleTraffic } from './used-vehicle-traffic/form';
import { vehicleByLicence, vehicleByOwner, vehicleForSale } from './vehicle-lookups';

/** The answers after a field was changed and changed back, once everything had been looked up. */
const changedAndReverted = (line: Line, field: string, other: string) => {
  const answers = {
    ...sampleNamed(trafficSamples(samplesToday), 'known plate').answers,
    isCustomerFound: true,
    assetStep: true,
    usageType: '001001',
  };
  const changed = changeAnswers(line, answers, { [field]: other });
  return changeAnswers(line, changed, { [field]: answers[field as keyof typeof answers] });
};

it.each([
  [traffic, 'ruhsat-bilgileri', 'licensePlateNo', '34ABC1', [vehicleByOwner]],
  [traffic, 'arac-ozellikleri', 'licensePlateNo', '34ABC1', [vehicleByLicence]],
  [traffic, 'arac-ozellikleri', 'licensePlateStatus', '0', [vehicleByLicence]],
  [usedVehicleTraffic, 'arac-ozellikleri', 'licensePlateNo', '34ABC1', [vehicleForSale]],
  [greenCard, 'arac-bilgileri', 'licensePlateNo', '34ABC1', [usageByOwner]],
])('%# asks the registers again when an answer was mistyped and corrected', (line, slug, field, other, expected) => {
  const step = findStep(line, slug)!;
  const answers = changedAndReverted(line, field, other);
  const lookupRuns = Object.fromEntries(
    step.lookups.map((lookup) => [lookup.call, lookupKey(lookup, completeAnswers(line, answers))]),
  );
  expect(dueLookups(line, step, { answers, lookupRuns })).toEqual(expected);
});

it.each([
  ['licensePlateNo', '34ABC1'],
  ['licensePlateStatus', '0'],
  ['shortLicenseOwnerTcOrTaxNo', '99000000090'],
])(
  'asks by the serial again when %s was changed and changed back and the look-up by owner found nothing',
  (field, other) => {
    const step = findStep(traffic, 'arac-ozellikleri')!;
    const asked = { ...changedAndReverted(traffic, field, other), isVehicleFound: false };
    const lookupRuns = { [vehicleByLicence.call]: lookupKey(vehicleByLicence, completeAnswers(traffic, asked)) };
    expect(dueLookups(traffic, step, { answers: asked, lookupRuns })).toEqual([vehicleByLicence]);
    const miss = vehicleByLicence.fill({ isVehicleFound: false } as never, completeAnswers(traffic, asked), context);
    expect(dueLookups(traffic, step, { answers: { ...asked, ...miss }, lookupRuns })).toEqual([]);
  },
);

it('does not look up an invalid plate', () => {
  const known = sampleNamed(trafficSamples(samplesToday), 'known plate').answers;
  const due = (licensePlateNo: string) =>
    dueLookups(traffic, findStep(traffic, 'ruhsat-bilgileri')!, {
      answers: { ...known, isVehicleFound: false, licensePlateNo },
      lookupRuns: {},
    });
  expect([due('34 ABİ 12'), due('34 ABC 12')]).toEqual([[], [vehicleByOwner]]);
});

it('does not look up by owner what was found by serial, until plate or owner changes', () => {
  const found = { ...sampleNamed(trafficSamples(samplesToday), 'known plate').answers, isVehicleFound: true };
  const due = (answers: AnswerSet) =>
    dueLookups(traffic, findStep(traffic, 'ruhsat-bilgileri')!, { answers, lookupRuns: {} });
  expect(due(found)).toEqual([]);
  expect(due(changeAnswers(traffic, found, { licensePlateNo: '35ZZ123' }))).toEqual([vehicleByOwner]);
  expect(due(changeAnswers(traffic, found, { shortLicenseOwnerTcOrTaxNo: '4540234112' }))).toEqual([vehicleByOwner]);
});
