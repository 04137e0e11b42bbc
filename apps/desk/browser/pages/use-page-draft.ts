import type { ContentDocument } from '@emsal/api/desk/content-shapes';
import { useState } from 'react';
import { firstIds } from '../editor/block-editor';

/** What is typed of a page, and the ids by which the editor knows the blocks as they were last saved. */
export function usePageDraft(opened: ContentDocument) {
  const [document, setDocument] = useState(opened);
  const [isChanged, setChanged] = useState(false);
  const [ids, setIds] = useState(() => firstIds(opened.blocks));
  const [savedIds, setSavedIds] = useState(ids);
  const change = (part: Partial<ContentDocument>) => {
    setDocument((last) => ({ ...last, ...part }));
    setChanged(true);
  };
  const changeBlocks = (blocks: ContentDocument['blocks'], blockIds: string[]) => {
    setIds(blockIds);
    change({ blocks });
  };
  const markSaved = () => {
    setChanged(false);
    setSavedIds(ids);
  };
  return { document, isChanged, savedIds, change, changeBlocks, markSaved };
}
