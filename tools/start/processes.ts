/** The product's processes: started in order, stopped in the other, so that whoever asks is gone before whoever answers. */
import { step } from './progress.ts';
import { ServiceSlot, type Asking, type NamedSpec } from './service-slot.ts';
import { askingAt } from './watch-answer.ts';

export interface Processes<Name extends string> {
  names: readonly Name[];
  /** Resolves when nothing serves any more under this name. */
  ended(name: Name): Promise<number>;
  close(): Promise<void>;
  restart(name: Name, signal?: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** @throws Error of the first that does not start, after the others are stopped */
export async function startProcesses<Name extends string>(
  specs: readonly NamedSpec<Name>[],
  asking: Asking = askingAt,
): Promise<Processes<Name>> {
  const closing = new AbortController();
  const slots = new Map(specs.map((spec) => [spec.name, new ServiceSlot(spec, { asking, closing: closing.signal })]));
  const close = async (): Promise<void> => {
    closing.abort();
    for (const slot of [...slots.values()].reverse()) await slot.stop();
  };
  try {
    for (const { name, title } of specs) await step(`Starting ${title}`, () => slots.get(name)!.start());
  } catch (failure) {
    await close();
    throw failure;
  }
  return {
    names: specs.map(({ name }) => name),
    ended: (name) => slots.get(name)!.ended(),
    close,
    restart: async (name, signal = 'SIGKILL') => {
      await slots.get(name)!.stop(signal);
      await slots.get(name)!.start();
    },
  };
}
