/** One service over its processes: the one that serves, and its successor while that starts. */
import { setTimeout as pause } from 'node:timers/promises';
import { step } from './progress.ts';
import { launchService, type Service, type ServiceSpec } from './service.ts';
import { untilItHangs, type AnswerPorts } from './watch-answer.ts';

export interface NamedSpec<Name extends string> extends ServiceSpec {
  name: Name;
  title: string;
  /** Whether two processes of it may serve at once: it keeps nothing of value in memory. After a signal no request fails then. */
  canHandOver: boolean;
}
export type Asking = (url: string) => AnswerPorts;

/** Milliseconds by which a signal to all may reach the supervisor later than its processes. */
const signalSpread = 250;

export interface SlotOptions {
  asking: Asking;
  /** Aborted when everything stops: from then on nothing is started. */
  closing: AbortSignal;
}

export class ServiceSlot {
  readonly #spec: NamedSpec<string>;
  readonly #options: SlotOptions;
  #serving: Service | undefined;
  #successor: Service | undefined;
  #handOver: Promise<unknown> = Promise.resolve();

  constructor(spec: NamedSpec<string>, options: SlotOptions) {
    this.#spec = spec;
    this.#options = options;
  }

  /** Rejects with the reason when it does not come up. */
  async start(): Promise<void> {
    this.#serving = this.#launch();
    await this.#serving.ready;
    this.#watch(this.#serving);
  }

  /** Resolves with the exit code when no process serves any more. */
  async ended(): Promise<number> {
    for (;;) {
      const service = this.#serving!;
      const code = await service.ended;
      await this.#handOver.catch(() => undefined);
      if (service === this.#serving) return code;
    }
  }

  async stop(signal?: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await Promise.all([this.#successor?.stop(signal), this.#serving?.stop(signal)]);
  }

  #launch(): Service {
    const { closing } = this.#options;
    if (closing.aborted) throw new Error(`${this.#spec.title} is not started any more: everything stops.`);
    const service = launchService(this.#spec);
    service.onSignal(() => void this.#answerSignal(service));
    return service;
  }

  #watch(service: Service): void {
    void endWhenItHangs(service, this.#spec, this.#options.asking);
  }

  async #answerSignal(service: Service): Promise<void> {
    const { closing } = this.#options;
    await pause(signalSpread);
    if (closing.aborted || service !== this.#serving || this.#successor) return;
    if (!this.#spec.canHandOver) return service.stop();
    this.#handOver = step(`A signal for ${this.#spec.title}: a new process takes over`, () => this.#replace(service));
    await this.#handOver.catch(
      (error: unknown) => closing.aborted || console.error(`✗ ${(error as Error).message} The old process goes on.`),
    );
  }

  async #replace(old: Service): Promise<void> {
    const successor = this.#launch();
    this.#successor = successor;
    try {
      await successor.ready;
      this.#serving = successor;
    } finally {
      this.#successor = undefined;
    }
    this.#watch(successor);
    await old.retire();
  }
}

/** Ends a service that no longer answers: whoever waits for its end starts it again. */
async function endWhenItHangs(service: Service, { title, liveUrl }: NamedSpec<string>, asking: Asking): Promise<void> {
  let isOver = false;
  void service.ended.then(() => (isOver = true));
  if (!(await untilItHangs(asking(liveUrl), () => isOver))) return;
  console.error(`✗ ${title} runs but does not answer any more: it is ended.`);
  await service.stop('SIGKILL');
}
