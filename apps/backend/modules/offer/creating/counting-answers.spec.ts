import { completeAnswers } from '@emsal/lines/kit/answers';
import type { AnswerSet } from '@emsal/lines/kit/field';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/sample';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { formOf } from '../../../lines/forms';
import { samplesOf } from '../../../testing/samples-of';
import { judgeForm } from './judge-form';
import { lineQuestions } from './line-questions';

type SoldLine = (typeof vehicleLines)[number]['id'];
const facts = { requestId: 'a'.repeat(32), today: samplesToday };

/** What insurers are asked, as `createoffer` asks them. */
async function asked(line: SoldLine, answers: AnswerSet) {
  const form = (await formOf(line))!;
  const verdict = judgeForm(form, answers, { today: samplesToday });
  return verdict.ok ? lineQuestions[line]!(completeAnswers(form, verdict.answers), facts) : verdict.errors;
}
const sample = (line: SoldLine, name: string) => sampleNamed(samplesOf(line, samplesToday), name).answers;
const byHand = 'entered by hand, look-ups found nothing';

describe('an answer that the form does not show', () => {
  const policy = { showPolicyInformation: true, currentInsuranceExpiryDate: '2026-12-14' };

  it.each<[string, SoldLine, string, AnswerSet]>([
    ['a commercial usage of a private car', 'TRAFFIC', 'known plate', { vehicleCommercialUsageType: '514' }],
    ['a commercial usage of no list', 'AUTO', byHand, { vehicleCommercialUsageType: 'zzz' }],
    ['the occupation of a company', 'TRAFFIC', 'company with a tax number and a van', { jobCode: '003' }],
    ['an occupation where none is asked', 'GREENCARD', 'known plate', { jobCode: '001' }],
    ['a fuel that AUTO never asks', 'AUTO', byHand, { vehicleFuelType: '2', vehicleLpgValue: '50' }],
    ['a running policy without a plate', 'AUTO', 'plate not issued yet, with accessories', policy],
    ['a running policy without a plate', 'TRAFFIC', 'plate not issued yet', policy],
    ['the serial and plate of another status', 'TRAFFIC', 'plate not issued yet', { licensePlateNo: '34ABC12' }],
  ])('is no part of the question: %s (%s, %s)', async (_, line, name, hidden) => {
    const answers = sample(line, name);
    const question = await asked(line, answers);
    expect(question).toMatchObject({ line });
    expect(await asked(line, { ...answers, ...hidden })).toEqual(question);
  });
});

it('counts what a look-up has spared the visitor, though no step shows it', async () => {
  const known = sample('AUTO', 'known plate');
  const gas = { vehicleFuelType: '2', vehicleIsLpgOriginal: false, vehicleLpgValue: '15000' };
  expect(await asked('AUTO', { ...known, ...gas })).toMatchObject({
    startDate: known.currentInsuranceExpiryDate,
    vehicle: { plate: '34ABC12', lpg: { isOriginal: false, value: 1_500_000 } },
  });
});

it.each(vehicleLines.map(({ id }) => id))('every way through %s asks what its answers say', async (line) => {
  const form = (await formOf(line))!;
  // The samples share a person, whose occupation a green card does not ask.
  const said = (answers: AnswerSet) => (line === 'GREENCARD' ? { ...answers, jobCode: '' } : answers);
  for (const { answers } of samplesOf(line, samplesToday))
    expect(await asked(line, answers)).toEqual(lineQuestions[line]!(completeAnswers(form, said(answers)), facts));
});
