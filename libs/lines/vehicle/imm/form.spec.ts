import { calls, type CallKey } from '@emsal/api/calls/table';
import { requirementOutcomes } from '@emsal/api/outcomes/line-requirements';
import { stepErrors } from '@emsal/lines/kit/steps/check-step';
import { saveRequests } from '@emsal/lines/kit/steps/requests';
import { samplesToday, sweepDays } from '@emsal/lines/kit/samples/sample';
import { sweep } from '@emsal/lines/kit/samples/sweep';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { findStep, partOf } from '@emsal/lines/kit/steps/visible-steps';
import { immLimitOptions } from './imm-fields';
import type { VehicleSample } from '../sample-parts';
import { form as traffic } from '../traffic/form';
import { form as imm } from './form';
import { samples as immSamples, immWithoutPlate } from './samples';

const context = { today: samplesToday, schemaOf: (call: string) => calls[call as CallKey].input };
const fieldsOf = (line: Line) =>
  line.parts[1]!.steps.map(({ slug, entries }) => [slug, ...entries.map(({ field }) => field)]);

it.each(sweepDays)('passes the sweep on %s', (today) => {
  expect(sweep(imm, { ...context, today, samples: [...immSamples(today), ...immWithoutPlate(today)] })).toEqual([]);
});

it('F095 reuses the vehicle forms of TRAFFIC and asks for the limit at their end', () => {
  const [assets, licence, features] = fieldsOf(traffic);
  const ownOfTraffic = ['choosesFirstDay', 'policyFirstDay'];
  const shared = features!.filter((name) => !ownOfTraffic.includes(name));
  expect(fieldsOf(imm)).toEqual([assets, licence, [...shared, 'immLimit']]);
});

it('F084 asks for the occupation in the part teklif-bilgileri', () => {
  expect(partOf(imm, findStep(imm, 'meslek-bilgisi')!)?.slug).toBe('teklif-bilgileri');
});

it('F448 checks for an active traffic policy where the plate is asked, with a plate and without one', () => {
  const [known] = immSamples(samplesToday);
  const asked = (answers: VehicleSample['answers']) =>
    saveRequests(imm, findStep(imm, 'ruhsat-bilgileri')!, { ...context, visitId: 'v', answers });
  const call = 'POST quoterequestapi/auto/checktrafficpolicy';
  expect(asked(known!.answers)).toEqual([{ call, body: { visitId: 'v', licensePlateNo: '34ABC12' } }]);
  expect(asked({ ...known!.answers, licensePlateStatus: '0' })).toEqual([
    { call, body: { visitId: 'v', licensePlateNo: '' } },
  ]);
});

it('reports a missing policy without mentioning the plate, which may not be issued yet', () => {
  expect(requirementOutcomes.trafficPolicyMissing.message).not.toMatch(/plaka/i);
});

it('offers limits up to unlimited, which is 9999999999, and requires one', () => {
  expect(immLimitOptions.at(-1)).toEqual({ code: '9999999999', name: 'Limitsiz' });
  expect(immLimitOptions[0]).toEqual({ code: '500000', name: '500.000\u00A0₺' });
  const { immLimit: _, ...answers } = immSamples(samplesToday)[0]!.answers;
  expect(stepErrors(imm, findStep(imm, 'arac-ozellikleri')!, { ...context, answers })).toEqual({
    immLimit: 'Teminat limitini seçin',
  });
});
