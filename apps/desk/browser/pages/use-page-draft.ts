import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { useState } from 'react';
import { firstIds } from '../editor/block-editor';

/** What stands in the editor, with the ids by which it knows the blocks. */
interface Typed {
  document: ContentDocument;
  blockIds: string[];
}

/**
 * What is typed of a page, and what of it is saved as which version.
 * @param openedNumber of the version that is opened, 0 of a new page; a page that is read again changes neither text nor number
 */
export function usePageDraft(opened: ContentDocument, openedNumber: number) {
  const [typed, setTyped] = useState<Typed>(() => ({ document: opened, blockIds: firstIds(opened.blocks) }));
  const [saved, setSaved] = useState({ typed, number: openedNumber });
  const change = (part: Partial<ContentDocument>) =>
    setTyped((last) => ({ ...last, document: { ...last.document, ...part } }));
  const changeBlocks = (blocks: ContentDocument['blocks'], blockIds: string[]) =>
    setTyped(({ document }) => ({ document: { ...document, blocks }, blockIds }));
  /** @param sent what stood in the editor when the save began: what was typed since is not saved */
  const markSaved = (sent: Typed, number: number) => setSaved({ typed: sent, number });
  return { typed, document: typed.document, saved, isChanged: typed !== saved.typed, change, changeBlocks, markSaved };
}

export type PageDraft = ReturnType<typeof usePageDraft>;
