/** What was answered stays in this tab until the application is received, so that back and reload go on with it. */
import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { readRecord, writeRecord } from '@emsal/platform/storage/session-record';
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useState } from 'react';
import type { Draft } from './draft';

const key = sessionKeys.cancellation;

/** `isRead` is false on the server and until hydration; the draft is empty until then. */
export function useDraft() {
  const isRead = useIsHydrated();
  const [changed, setChanged] = useState<Draft>();
  const draft = changed ?? (isRead ? readRecord<Draft>(key) : {});
  const keep = (next: Draft) => {
    setChanged(next);
    writeRecord(key, next);
  };
  /** Removes it from the tab; the page goes on showing it. */
  const forget = () => {
    setChanged(draft);
    sessionStore.remove(key);
  };
  return { draft, isRead, keep, forget };
}
