/** The completions running in this process: one per payment at a time, drained before shutdown. */
import type { Services } from '../../../http/services';
import { completePayment } from './complete-payment';
import type { CompletionContext } from './completion-step';

export interface CompletionRunner {
  /** Joins a running completion of the same payment. */
  run(context: CompletionContext, id: string): Promise<void>;
  /** Like run, but never rejects: an interrupted completion is resumed within a minute. */
  runInBackground(context: CompletionContext, id: string): Promise<void>;
  drain(): Promise<void>;
}

const runners = new WeakMap<Services['database'], CompletionRunner>();

export function completionRunner({ database }: Pick<Services, 'database'>): CompletionRunner {
  const known = runners.get(database) ?? newRunner();
  runners.set(database, known);
  return known;
}

function newRunner(): CompletionRunner {
  const running = new Map<string, Promise<void>>();
  const run: CompletionRunner['run'] = (context, id) => {
    const joined = running.get(id) ?? completePayment(context, id).finally(() => running.delete(id));
    running.set(id, joined);
    return joined;
  };
  return {
    run,
    runInBackground: (context, id) =>
      run(context, id).catch((error: unknown) =>
        context.log.error(
          { err: error, orderId: id },
          'payment: completion interrupted, it is resumed within a minute',
        ),
      ),
    drain: async () => void (await Promise.allSettled(running.values())),
  };
}
