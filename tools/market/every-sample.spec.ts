import { insurersSelling } from '@emsal/insurers/registry';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { completeAnswers } from '@emsal/lines/kit/answers';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { samplesToday } from '@emsal/lines/kit/sample';
import { checkAnswer, yardstick } from '../../apps/backend/modules/offer/asking/check-answer';
import { lineQuestions } from '../../apps/backend/modules/offer/creating/line-questions';
import { samplesOf } from '../../apps/backend/testing/samples-of';
import { deskOf } from './desk-of';

const now = `${samplesToday}T09:00:00Z`;

async function judged(facts: InsurerFacts, request: QuoteRequest): Promise<string> {
  // What an insurer refuses by rule is an answer.
  const isRefused = facts.quirks?.declines?.(request, samplesToday) != null;
  const { state } = checkAnswer(await deskOf(facts, 'emsal', now).quote(request), yardstick(request, new Date(now)));
  return state === (isRefused ? 'declined' : 'offered') ? 'as designed' : `${facts.name}: ${state}`;
}

it.each(vehicleLines)(
  '$id: every insurer that sells it makes an offer that passes our judgement, for each way through the form',
  async ({ id, load }) => {
    const line = await load();
    for (const { name, answers } of samplesOf(id, samplesToday)) {
      const facts = { requestId: 'a'.repeat(32), today: samplesToday };
      const request = lineQuestions[id]!(completeAnswers(line, answers), facts)!;
      const answered = await Promise.all(insurersSelling(id).map((firm) => judged(firm, request)));
      expect([name, ...new Set(answered)]).toEqual([name, 'as designed']);
    }
  },
);
