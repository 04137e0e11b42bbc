import { calls, type CallKey } from '@emsal/api/calls/table';
import { changeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { dueLookups, lookupKey, saveRequests } from '@emsal/lines/kit/steps/requests';
import { sampleNamed, samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import { findStep, stepsOf, visibleEntries, visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { form as traffic } from '../traffic/form';
import { valueLookup } from './accessory-calls';
import { form as auto } from './form';
import { samples as autoSamples } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const visit = { ...context, visitId: '0123456789abcdef0123456789abcdef' };
const sampleOf = (name: string) => sampleNamed(autoSamples(samplesToday), name);
const known = sampleOf('known plate').answers;
const ownPolicy = sampleOf('known plate, a policy that only its owner knows').answers;
const slugsOf = (answers: typeof known) => visibleSteps(auto, answers).map(({ slug }) => slug);
const callsOf = (slug: string, answers: typeof known) =>
  saveRequests(auto, findStep(auto, slug)!, { ...visit, answers }).map(({ call }) => call);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(auto, { ...context, today, samples: autoSamples(today) })).toEqual([]);
});

it.each([
  ['F077 F078', 'teklif-bilgileri', 'temel-bilgiler'],
  ['F080', 'teklif-bilgileri', 'kisisel-bilgiler'],
  ['F081', 'teklif-bilgileri', 'meslek-bilgisi'],
  ['F087 F088', 'arac-bilgileri', 'araclarim'],
  ['F087 F091', 'arac-bilgileri', 'ruhsat-bilgileri'],
  ['F087 F092', 'arac-bilgileri', 'arac-ozellikleri'],
  ['F093', 'arac-bilgileri', 'mevcut-police'],
])('%s the parent step %s of AUTO has the child %s', (_, part, step) => {
  expect(auto.parts.find(({ slug }) => slug === part)?.steps.map(({ slug }) => slug)).toContain(step);
});

it('asks for a kasko policy by name, and other lines for a traffic policy', () => {
  expect([auto, traffic].map(({ fields }) => fields['showPolicyInformation'])).toMatchObject([
    { kind: 'checkbox', label: 'Süren bir kasko poliçem var' },
    { kind: 'checkbox', label: 'Süren bir trafik poliçem var' },
  ]);
});

it('F094 asks for the current policy only when the look-up found none and the customer has one', () => {
  expect(slugsOf(ownPolicy).at(-1)).toBe('mevcut-police');
  for (const answers of [
    known,
    { ...ownPolicy, showPolicyInformation: false },
    { ...ownPolicy, licensePlateStatus: '0' },
  ])
    expect(slugsOf(answers).at(-1)).toBe('arac-ozellikleri');
});

it('F232 F424 sends no value of an LPG kit that the register has without one: no field here could correct it', () => {
  const bodyOf = (vehicleLpgValue: string) =>
    saveRequests(auto, findStep(auto, 'arac-ozellikleri')!, {
      ...visit,
      answers: { ...known, vehicleFuelType: '2', vehicleIsLpgOriginal: false, vehicleLpgValue },
    })[0]?.body;
  expect(bodyOf('')).toMatchObject({ vehicleIsLpgOriginal: false, vehicleLpgValue: undefined });
  expect(bodyOf('15000')).toMatchObject({ vehicleIsLpgOriginal: false, vehicleLpgValue: 1_500_000 });
});

it('F232 asks for no fuel in any step', () => {
  const names = stepsOf(auto).flatMap(({ entries }) => entries.map(({ field }) => field));
  expect(names.filter((name) => /Fuel|Lpg/.test(name))).toEqual([]);
});

it('F233 asks for the current policy in its own step, not among the features', () => {
  const names = findStep(auto, 'arac-ozellikleri')!.entries.map(({ field }) => field);
  expect(names.filter((name) => name.startsWith('currentInsurance'))).toEqual([]);
  expect(visibleEntries(auto, findStep(auto, 'mevcut-police')!, ownPolicy)).toHaveLength(6);
});

it('saves a policy where it became known: a found one with the vehicle, a typed one in its step', () => {
  const save = 'POST quoterequestapi/auto/saveprepolicyinfo';
  expect([callsOf('arac-ozellikleri', known), callsOf('arac-ozellikleri', ownPolicy)]).toEqual([
    expect.arrayContaining([save]),
    expect.not.arrayContaining([save]),
  ]);
  expect(callsOf('mevcut-police', ownPolicy)).toEqual([save]);
});

it.each(['vehicleBrand', 'vehicleModelYear', 'vehicleModelType', 'licensePlateNo'] as const)(
  "clears the vehicle's value when %s changes, and looks it up again when it changes back",
  (name) => {
    const valued = { ...known, vehicleValue: '900000' };
    const lookupRuns = { [valueLookup.call]: lookupKey(valueLookup, valued) };
    const other = changeAnswers(auto, valued, { [name]: '35ZZ123' });
    expect(other['vehicleValue']).toBeUndefined();
    const { vehicleBrand, vehicleModelYear, vehicleModelType } = known;
    const back = changeAnswers(auto, other, { vehicleBrand, vehicleModelYear, vehicleModelType });
    const isDue = (answers: AnswerSet) =>
      dueLookups(auto, findStep(auto, 'arac-ozellikleri')!, { answers, lookupRuns }).includes(valueLookup);
    expect([isDue(valued), isDue(back)]).toEqual([false, true]);
  },
);

it('does not treat another vehicle’s data as changed because the previously selected one’s were', () => {
  const edited = { ...known, directionAsset: 'a1', editVehicleInformation: true };
  expect(changeAnswers(auto, edited, { licensePlateNo: '35ZZ123' })).not.toHaveProperty('editVehicleInformation');
});

it('keeps accessories whose checkbox was cleared by mistake, and saves none without it', () => {
  const listed = { ...known, isAccessoryVehicle: true, accessoriesForm: [{ code: 'accessoryAlarm', amount: '500' }] };
  const bodyOf = (answers: AnswerSet) =>
    saveRequests(auto, findStep(auto, 'arac-ozellikleri')!, { ...visit, answers }).find(({ call }) =>
      call.endsWith('AddOrUpdateAccessories'),
    )?.body;
  const unticked = changeAnswers(auto, listed, { isAccessoryVehicle: false });
  expect(bodyOf(unticked)).toMatchObject({ accessories: [] });
  expect(bodyOf(changeAnswers(auto, unticked, { isAccessoryVehicle: true }))).toMatchObject({
    accessories: [{ code: 'accessoryAlarm', amount: 50_000 }],
  });
});
