import type { TrackedDetail } from '@emsal/api/calls/self-service/tracking';
import { askedOfCustomer, refusedFor } from '../../service-request/asked-of-customer';
import { requestGraph } from '../../service-request/request-graph';
import type { movesOf } from '../../service-request/request-store';
import type { SentFile } from '../../service-request/request-file-store';
import { cancellationTexts } from './cancellation.texts';
import { moneyAhead, moneySteps, todo, type TrackedRefund } from './money-steps';

type Step = TrackedDetail['trail'][number];
type Moves = Awaited<ReturnType<typeof movesOf>>;
interface History {
  moves: Moves;
  files: readonly SentFile[];
  firmName: string;
  refund: TrackedRefund | undefined;
}

const texts = cancellationTexts.trail;

/** What happened, oldest first, of the same instant the file before the move that it caused; the last of it is now while the request is open. Then what is to come. */
export function trailOf({ moves, files, firmName, refund }: History): Step[] {
  const moved = moves.map(({ to, reason, at }) => ({
    title: texts[to],
    at,
    order: to === 'received' ? 0 : 2,
    note: noteOf(to, reason),
  }));
  const sent = files.map(({ at, note }) => ({ title: texts.file, at, note, order: 1 }));
  const happened = [...moved, ...sent].sort(
    (one, other) => one.at.getTime() - other.at.getTime() || one.order - other.order,
  );
  const { to: state } = moves.at(-1)!;
  const isOpen = Object.keys(requestGraph[state].next).length > 0;
  const steps = happened.map(({ title, note, at }, index): Step => {
    const isNow = isOpen && index === happened.length - 1;
    return { title, note, at: at.toISOString(), state: isNow ? 'now' : 'done' };
  });
  if (isOpen) return [...steps, ...ahead(state === 'atInsurer', firmName)];
  return state === 'done' ? [...steps, ...moneySteps(refund)] : steps;
}

function noteOf(to: Moves[number]['to'], reason: Moves[number]['reason']): string {
  if (to === 'waitingForCustomer') return askedOfCustomer(reason);
  return to === 'refused' ? refusedFor(reason) : '';
}

const ahead = (isAtInsurer: boolean, firmName: string): Step[] => [
  todo(texts.insurerNext(firmName), isAtInsurer ? '' : texts.insurerWhen),
  ...moneyAhead,
];
