/** The completions that run in this process: one per payment at a time, drained before the process ends. */
import type { Services } from '../../../frame/services';
import { completePayment, type CompletionContext } from './complete-payment';

export interface CompletionRunner {
  /** Joins a run of the same payment that is under way. */
  run(context: CompletionContext, id: string): Promise<void>;
  /** As run, and never rejects: what breaks off is taken up by the next sweep, whoever called need not wait. */
  kick(context: CompletionContext, id: string): Promise<void>;
  idle(): Promise<void>;
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
    kick: (context, id) =>
      run(context, id).catch((error: unknown) =>
        context.log.error({ err: error, orderId: id }, 'payment: completion broke off, the sweep takes it up'),
      ),
    idle: async () => void (await Promise.allSettled(running.values())),
  };
}
