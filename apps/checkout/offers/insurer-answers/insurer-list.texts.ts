import type { InsurerState } from '@emsal/state/offer/offer-state';

export const insurerListTexts = {
  states: {
    asked: 'soruldu',
    offered: 'teklif verdi',
    declined: 'teklif vermedi',
    timedOut: 'süresinde yanıtlamadı',
  } satisfies Record<InsurerState['state'], string>,
} as const;
