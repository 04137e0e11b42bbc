import { insurersSelling } from '@emsal/insurers/registry';
import type { InsurerFacts } from '@emsal/insurers/insurer-facts';
import type { QuoteAnswer } from '@emsal/insurers/quote-answer';
import type { QuoteRequest } from '@emsal/insurers/quote-request';
import { completeAnswers } from '@emsal/lines/kit/answers';
import { vehicleLines } from '@emsal/lines/vehicle/vehicle-lines';
import { samplesToday } from '@emsal/lines/kit/sample';
import { checkAnswer, yardstick } from '../../apps/backend/modules/offer/asking/check-answer';
import { lineQuestions } from '../../apps/backend/modules/offer/creating/line-questions';
import { assuranceContents } from '../../apps/backend/modules/offer/documents/assurance-contents';
import { samplesOf } from '../../apps/backend/testing/samples-of';
import { deskOf } from './desk-of';

const now = `${samplesToday}T09:00:00Z`;

/** Covers of an answer that a visitor who asks about them would be told nothing of. */
const unexplained = (answer: QuoteAnswer): string[] =>
  answer.kind === 'declined'
    ? []
    : answer.offers
        .flatMap(({ assurances, optionalCovers }) => [...assurances, ...optionalCovers])
        .map(({ key }) => key)
        .filter((key) => !Object.hasOwn(assuranceContents, key));

async function judged(facts: InsurerFacts, request: QuoteRequest): Promise<string> {
  // What an insurer refuses by rule is an answer.
  const isRefused = facts.quirks?.declines?.(request, samplesToday) != null;
  const answer = await deskOf(facts, 'emsal', now).quote(request);
  const { state } = checkAnswer(answer, yardstick(request, new Date(now)));
  if (state !== (isRefused ? 'declined' : 'offered')) return `${facts.name}: ${state}`;
  const [cover] = unexplained(answer);
  return cover ? `${cover}: not explained` : 'as designed';
}

it.each(vehicleLines)(
  '$id: every insurer that sells it makes an offer that passes our judgement and of which each cover is explained, for each way through the form',
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
