/** Group commit: items that arrive during a write share the next one. An idle writer writes at once. DataLoader batches one turn only and would start four times as many writes, several at once. */

/** Writes all of them or none. @returns one result for each, in order */
export type WriteBatch<Item, Outcome> = (items: readonly Item[]) => Promise<readonly Outcome[]>;

interface Waiting<Item, Outcome> {
  item: Item;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** @returns writes one item: resolves with its result, or rejects with the error of its batch */
export function groupCommit<Item, Outcome>(write: WriteBatch<Item, Outcome>): (item: Item) => Promise<Outcome> {
  let queue: Waiting<Item, Outcome>[] = [];
  let isWriting = false;
  const drain = async () => {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      await settle(batch, write);
    }
    isWriting = false;
  };
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      setImmediate(() => void drain());
    });
}

async function settle<Item, Outcome>(
  batch: readonly Waiting<Item, Outcome>[],
  write: WriteBatch<Item, Outcome>,
): Promise<void> {
  try {
    const outcomes = await write(batch.map(({ item }) => item));
    batch.forEach(({ resolve }, index) => resolve(outcomes[index]!));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
