/** What was answered stays in this tab until the application is received, so that back and reload go on with it. */
import { sessionStore } from '@emsal/platform/storage/session-store';
import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { useState } from 'react';
import type { Draft } from './draft';

const key = 'cancellation-draft';

function read(): Draft {
  try {
    return JSON.parse(sessionStore.read(key) ?? '{}') as Draft;
  } catch {
    return {};
  }
}

/** `isRead` is false on the server and until hydration. */
export function useDraft() {
  const isRead = useIsHydrated();
  const [changed, setChanged] = useState<Draft>();
  const draft = changed ?? (isRead ? read() : {});
  const keep = (next: Draft) => {
    setChanged(next);
    sessionStore.write(key, JSON.stringify(next));
  };
  /** The page still shows it. */
  const forget = () => {
    setChanged(draft);
    sessionStore.remove(key);
  };
  return { kept: draft, isRead, keep, forget };
}
