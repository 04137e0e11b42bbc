import type { SoldLine } from '@emsal/lines/registry/facts-of';
import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import { formOf } from '@emsal/lines/server/server-lines';
import { samplesOf } from '@emsal/lines/registry/testing/samples-of';
import { validateForm } from './validate-form';
import { soldLines } from '@emsal/lines/registry/facts-of';
import { quoteQuestion } from './quote-question';

const facts = { requestId: 'a'.repeat(32), today: samplesToday };

/** The question as `createoffer` builds it. */
async function quoteRequestFor(line: SoldLine, answers: AnswerSet) {
  const form = formOf(line)!;
  const verdict = validateForm(form, answers, { today: samplesToday });
  return verdict.ok ? quoteQuestion(line, completeAnswers(form, verdict.answers), facts) : verdict.errors;
}
const sample = (line: SoldLine, name: string) => sampleNamed(samplesOf(line, samplesToday), name).answers;
const byHand = 'entered by hand, look-ups found nothing';

describe('an answer whose field is hidden', () => {
  const policy = { showPolicyInformation: true, currentInsuranceExpiryDate: '2026-12-14' };

  it.each<[string, SoldLine, string, AnswerSet]>([
    ['a commercial usage for a private car', 'TRAFFIC', 'known plate', { vehicleCommercialUsageType: '514' }],
    ['a commercial usage outside the list', 'AUTO', byHand, { vehicleCommercialUsageType: 'zzz' }],
    ['the occupation of a company', 'TRAFFIC', 'company with a tax number and a van', { jobCode: '003' }],
    ['an occupation in a line without that field', 'GREENCARD', 'known plate', { jobCode: '001' }],
    ['a fuel in AUTO, which has no such field', 'AUTO', byHand, { vehicleFuelType: '2', vehicleLpgValue: '50' }],
    ['a current policy without a plate', 'AUTO', 'plate not issued yet, with accessories', policy],
    ['a current policy without a plate', 'TRAFFIC', 'plate not issued yet', policy],
    ['the serial and plate of another status', 'TRAFFIC', 'plate not issued yet', { licensePlateNo: '34ABC12' }],
  ])('is not part of the request: %s (%s, %s)', async (_, line, name, hidden) => {
    const answers = sample(line, name);
    const request = await quoteRequestFor(line, answers);
    expect(request).toMatchObject({ request: { line } });
    expect(await quoteRequestFor(line, { ...answers, ...hidden })).toEqual(request);
  });
});

it('includes answers that a registry lookup supplied, although no step shows them', async () => {
  const known = sample('AUTO', 'known plate');
  const gas = { vehicleFuelType: '2', vehicleIsLpgOriginal: false, vehicleLpgValue: '15000' };
  expect(await quoteRequestFor('AUTO', { ...known, ...gas })).toMatchObject({
    request: {
      startDate: known.currentInsuranceExpiryDate,
      risk: { plate: '34ABC12', lpg: { isOriginal: false, value: 1_500_000 } },
    },
  });
});

it.each(soldLines)('every sample of %s yields the request of its answers', async (line) => {
  const form = formOf(line)!;
  // The samples share a person; green card has no occupation field.
  const expectedAnswers = (answers: AnswerSet) => (line === 'GREENCARD' ? { ...answers, jobCode: '' } : answers);
  for (const { answers } of samplesOf(line, samplesToday))
    expect(await quoteRequestFor(line, answers)).toEqual(
      quoteQuestion(line, completeAnswers(form, expectedAnswers(answers)), facts),
    );
});
