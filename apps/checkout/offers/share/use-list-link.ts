import type { VisitId } from '@emsal/api/calls/identifiers';
import { createClient } from '@emsal/api/client';
import type { OutputOf } from '@emsal/api/calls/table';
import { usePage } from '@emsal/platform/page';
import { useEffect, useState } from 'react';

type ListLink = OutputOf<'GET quoterequestapi/listlink/create/{visitId}'>;
export type LinkState =
  { state: 'loading' } | { state: 'failed'; message: string } | { state: 'ready'; link: ListLink; url: string };

/** Requests the link to the visit's list. */
export function useListLink(visitId: VisitId): LinkState {
  const { transport } = usePage();
  const [state, setState] = useState<LinkState>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    void createClient(transport)
      .command('GET quoterequestapi/listlink/create/{visitId}', { visitId })
      .then((reply) => {
        if (!isCurrent) return;
        if (!reply.isSuccess) return setState({ state: 'failed', message: reply.message });
        setState({ state: 'ready', link: reply.result, url: new URL(reply.result.path, location.href).href });
      });
    return () => void (isCurrent = false);
  }, [transport, visitId]);
  return state;
}
