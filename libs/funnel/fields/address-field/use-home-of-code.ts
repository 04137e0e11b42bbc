/** What the address register knows of a typed address code. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { OutputOf } from '@emsal/lines/kit/grammar/calls';
import { usePage } from '@emsal/platform/page';
import { useEffect, useEffectEvent, useState } from 'react';
import { query } from '../../submission/query';

const call = 'GET quoterequestapi/home/gethomeinfo/{visitId}/{uavt}';
export type HomeInfo = OutputOf<typeof call>;
export type HomeSearch = 'none' | 'searching' | HomeInfo['state'];

/**
 * Asks once per code.
 * @param code ten digits, or null while they are not typed
 * @param onFound called with the address of the code
 */
export function useHomeOfCode(code: string | null, visitId: VisitId, onFound: (home: HomeInfo) => void): HomeSearch {
  const { transport } = usePage();
  const [answer, setAnswer] = useState<{ code: string; state: HomeSearch } | null>(null);
  const take = useEffectEvent((asked: string, home: HomeInfo | null) => {
    setAnswer({ code: asked, state: home?.state ?? 'unavailable' });
    if (home?.state === 'found') onFound(home);
  });
  useEffect(() => {
    if (code === null || visitId === '') return;
    let isCurrent = true;
    void query(transport, { call, body: { visitId, uavt: code } }).then((home) => {
      if (isCurrent) take(code, home as HomeInfo | null);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, visitId, transport]);
  if (code === null || visitId === '') return 'none';
  return answer?.code === code ? answer.state : 'searching';
}
