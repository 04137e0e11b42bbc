/** The product's processes: started in order, stopped in the other, so that whoever asks is gone before whoever answers. */
import { setTimeout as pause } from 'node:timers/promises';
import { step } from './progress.ts';
import { launchService, type Service, type ServiceSpec } from './service.ts';
import { askingAt, untilItHangs, type AnswerPorts } from './watch-answer.ts';

export interface NamedSpec<Name extends string> extends ServiceSpec {
  name: Name;
  title: string;
}

export interface Processes<Name extends string> {
  names: readonly Name[];
  /** Resolves when the one that runs or starts now under this name has ended. */
  ended(name: Name): Promise<number>;
  close(): Promise<void>;
  restart(name: Name, signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Milliseconds by which a signal to all may reach the supervisor later than its processes. */
const signalSpread = 250;

/** Ends a service that no longer answers: whoever waits for its end starts it again. */
async function endWhenItHangs(service: Service, { title, liveUrl }: NamedSpec<string>, asking: Asking): Promise<void> {
  let isOver = false;
  void service.ended.then(() => (isOver = true));
  if (!(await untilItHangs(asking(liveUrl), () => isOver))) return;
  console.error(`✗ ${title} runs but does not answer any more: it is ended.`);
  await service.stop('SIGKILL');
}
type Asking = (url: string) => AnswerPorts;

/** @throws Error of the first that does not start, after the others are stopped */
export async function startProcesses<Name extends string>(
  specs: readonly NamedSpec<Name>[],
  asking: Asking = askingAt,
): Promise<Processes<Name>> {
  const running = new Map<Name, Service>();
  let isClosing = false;
  const start = async (spec: NamedSpec<Name>): Promise<void> => {
    if (isClosing) throw new Error(`${spec.title} is not started any more: everything stops.`);
    const service = launchService(spec);
    running.set(spec.name, service);
    service.onSignal(async () => {
      await pause(signalSpread);
      if (!isClosing) await service.stop();
    });
    await service.ready;
    void endWhenItHangs(service, spec, asking);
  };
  const close = async (): Promise<void> => {
    isClosing = true;
    for (const service of [...running.values()].reverse()) await service.stop();
  };
  try {
    for (const spec of specs) await step(`Starting ${spec.title}`, () => start(spec));
  } catch (failure) {
    await close();
    throw failure;
  }
  return {
    names: specs.map(({ name }) => name),
    ended: (name) => running.get(name)!.ended,
    close,
    restart: async (name, signal = 'SIGKILL') => {
      await running.get(name)!.stop(signal);
      await start(specs.find((spec) => spec.name === name)!);
    },
  };
}
