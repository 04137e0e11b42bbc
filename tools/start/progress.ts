/** What a command tells while it works: one line a step, its time when it took any. */
export async function step<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`• ${title} …`);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (failure) {
    process.stdout.write('\n');
    throw failure;
  }
}

/** Ends the command with one clear line. A failure that was expected has words; anything else shows its stack. */
export class Refusal extends Error {}

export function fail(failure: unknown): never {
  console.error(failure instanceof Refusal ? `✗ ${failure.message}` : failure);
  process.exit(1);
}
