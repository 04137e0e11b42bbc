/** Prints one line per step of a command, with its duration. */
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

/** An expected failure: the command prints its message without a stack. */
export class CommandError extends Error {}

export function fail(failure: unknown): never {
  console.error(failure instanceof CommandError ? `✗ ${failure.message}` : failure);
  process.exit(1);
}
