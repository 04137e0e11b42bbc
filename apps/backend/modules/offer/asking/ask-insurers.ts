/** The fan-out: every insurer that has no stored answer is asked at once, the slowest first; each answer is judged, sealed, stored and published as it comes. */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { InsurerFault } from '@emsal/insurers/insurer-fault';
import type { Clock } from '../../../clock/clock';
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { AnswerRow, QuoteRow } from '../offer-store';
import type { Sealer } from '../seal';
import { productIdOf, type StoredOffer } from '../stored-offer';
import type { Ask } from './breaker';
import { checkAnswer, yardstick, type CheckedAnswer, type Yardstick } from './check-answer';
import type { WriteAnswer } from './answer-writer';
import type { Pace } from './pace';
import type { TakeTurn } from './turns';
import { written } from './written-answer';

export interface Asking {
  asks: ReadonlyMap<number, Ask>;
  clock: Clock;
  sealer: Sealer;
  /** Aborts when nobody waits any longer; made anew for every asking. */
  deadline(): AbortSignal;
  /** Aborts when the process drains: what is unanswered then belongs to the job that takes over. */
  draining: AbortSignal;
  pace: Pace;
  turn: TakeTurn;
  write: WriteAnswer;
  publish(answer: AnswerRow): void;
}

/** What is sent in one turn of the event loop. */
const askedPerTurn = 10;
/** Milliseconds by which a faster group lets the slower ones of other visitors go before it. */
const patiencePerGroup = 100;

/** Resolves when every firm has a stored answer, or rejects when the process drains or the database is away. */
export async function askInsurers(asking: Asking, quote: QuoteRow, firmIds: readonly number[]): Promise<void> {
  const signal = AbortSignal.any([asking.deadline(), asking.draining]);
  setMaxListeners(0, signal);
  const against = yardstick(quote.request, asking.clock.now());
  const askGroup = async (group: readonly number[], index: number) => {
    await asking.turn(index * patiencePerGroup);
    await Promise.all(group.map((firmId) => askOne(asking, { quote, firmId, signal, against })));
  };
  await Promise.all(inGroups(asking.pace.slowestFirst(firmIds)).map(askGroup));
}

const inGroups = (firmIds: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(firmIds.length / askedPerTurn) }, (_, index) =>
    firmIds.slice(index * askedPerTurn, (index + 1) * askedPerTurn),
  );

interface Question {
  quote: QuoteRow;
  firmId: number;
  signal: AbortSignal;
  against: Yardstick;
}

async function askOne(asking: Asking, question: Question): Promise<void> {
  const began = performance.now();
  const outcome = await outcomeOf(asking, question);
  asking.draining.throwIfAborted();
  const { quote, firmId } = question;
  const elapsedMs = Math.round(performance.now() - began);
  asking.pace.note(firmId, elapsedMs);
  const toStore = written({
    quoteId: quote.id,
    firmId,
    state: outcome.state,
    reasonCode: outcome.state === 'offered' ? null : outcome.reasonCode,
    offers: outcome.state === 'offered' ? outcome.offers.map((offer) => stored(asking, question, offer)) : [],
    elapsedMs,
    answeredAt: asking.clock.now(),
  });
  if (await asking.write(toStore)) asking.publish(toStore.answer);
}

type Outcome = CheckedAnswer | { state: 'timedOut'; reasonCode: string };

async function outcomeOf({ asks }: Asking, { quote, firmId, signal, against }: Question): Promise<Outcome> {
  const ask = asks.get(firmId);
  if (!ask) return { state: 'declined', reasonCode: 'suspended' };
  try {
    return checkAnswer(await ask(quote.request, signal), against);
  } catch (error) {
    if (error instanceof InsurerFault) return { state: 'declined', reasonCode: error.kind };
    if (signal.aborted) return { state: 'timedOut', reasonCode: 'timedOut' };
    throw error;
  }
}

function stored({ sealer }: Asking, { quote, firmId }: Question, answered: InsurerOffer): StoredOffer {
  const offer = { ...answered, id: newOfferId(), firmId, productId: productIdOf(firmId, answered.packageNo) };
  return { ...offer, seal: sealer.seal(quote, offer) };
}

/** 32 hex digits, 122 bits of them random: an offer is only ever looked for within its own visit. From Node's pool, ten times as fast as asking the system. */
const newOfferId = (): string => randomUUID().replaceAll('-', '');
