/** The calls to a render process that wait for their answers. */
import type { RenderCalls, RenderRequest } from './render-messages';

/** Milliseconds for one call: longer than the twelve seconds of a page's loaders, and than a process may be silent on a busy machine. */
const callLimit = 20_000;

export class RenderProcessEnded extends Error {}

type Send = (request: RenderRequest, failed: (error: Error | null) => void) => void;

interface Pending {
  input: unknown;
  done(output: unknown): void;
  fail(error: Error): void;
}

export interface PendingCalls {
  /** @throws RenderProcessEnded when the call cannot be sent, is not answered in time or the process ends */
  request<Name extends keyof RenderCalls>(call: Name, input: RenderCalls[Name]['input']): Promise<unknown>;
  /** @returns whether a call waited for it */
  answer(id: number, output: unknown): boolean;
  /** Fails all of them. @returns their inputs */
  failAll(reason: string): unknown[];
  count(): number;
}

/** @param isStuck when nothing was answered while a call waited for its whole time; a page that hangs alone costs only itself */
export function createPendingCalls(send: Send, isStuck: (reason: string) => void): PendingCalls {
  const pending = new Map<number, Pending>();
  let nextId = 1;
  let answered = 0;
  return {
    request: (call, input) => {
      const id = nextId++;
      const { promise, resolve: done, reject: fail } = Promise.withResolvers<unknown>();
      pending.set(id, { input, done, fail });
      const reason = `no answer in ${callLimit} ms`;
      const answeredBefore = answered;
      const late = setTimeout(() => {
        fail(new RenderProcessEnded(reason));
        if (answered === answeredBefore) isStuck(reason);
      }, callLimit);
      send({ id, call, input }, (error) => error && fail(new RenderProcessEnded(error.message)));
      return promise.finally(() => {
        clearTimeout(late);
        pending.delete(id);
      });
    },
    answer: (id, output) => {
      const call = pending.get(id);
      if (!call) return false;
      answered++;
      call.done(output);
      return true;
    },
    failAll: (reason) => {
      const all = [...pending.values()];
      all.forEach(({ fail }) => fail(new RenderProcessEnded(reason)));
      return all.map(({ input }) => input);
    },
    count: () => pending.size,
  };
}
