/** Reasons against publishing, shown at the block that each is about. */
import { createContext, useContext } from 'react';
import styles from './block-editor.module.css';

/** By the id that the editor gave the block. */
export type ReasonsOfBlocks = Readonly<Record<string, readonly string[]>>;
export const BlockReasonsContext = createContext<ReasonsOfBlocks>({});

export const useReasonsOf = (blockId: string): readonly string[] => useContext(BlockReasonsContext)[blockId] ?? [];

export function BlockReasons({ blockId }: { blockId: string }) {
  const reasons = useReasonsOf(blockId);
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
