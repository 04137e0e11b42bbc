/**
 * Publishes several remotes of one release: one that another must precede (an address has moved, its lines are not live yet) is tried again
 * after the others.
 */
import { CommandError } from '../../start/progress.ts';

/** @throws CommandError with the reasons of all that are refused beside the others' new versions, too */
export async function publishByNeed<Item>(
  items: readonly Item[],
  publish: (item: Item) => Promise<void>,
): Promise<void> {
  const refused: Array<{ item: Item; error: CommandError }> = [];
  for (const item of items)
    await publish(item).catch((error: unknown) => {
      if (!(error instanceof CommandError)) throw error;
      refused.push({ item, error });
    });
  if (refused.length === 0) return;
  if (refused.length === items.length) throw new CommandError(refused.map(({ error }) => error.message).join('\n'));
  await publishByNeed(
    refused.map(({ item }) => item),
    publish,
  );
}
