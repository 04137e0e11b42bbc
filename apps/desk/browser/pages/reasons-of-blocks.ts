import type { PublicationFailure } from '@emsal/api/desk/content-shapes';
import type { ReasonsOfBlocks } from '../editor/block-reasons';

/** @param blockIds of the version's blocks, in their order */
export function reasonsOfBlocks(failures: readonly PublicationFailure[], blockIds: readonly string[]): ReasonsOfBlocks {
  const reasons: Record<string, string[]> = {};
  for (const { message, blocks } of failures)
    for (const index of blocks) (reasons[blockIds[index] ?? ''] ??= []).push(message);
  return reasons;
}
