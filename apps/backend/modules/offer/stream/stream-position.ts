/** Where a stream stands, as its event ids say it: the firms whose answers were delivered, `31.92.114`, then `complete`. It needs no counter that processes would have to share. */
export interface StreamPosition {
  delivered: ReadonlySet<number>;
  isComplete: boolean;
}

const complete = 'complete';

/** @param lastEventId header `Last-Event-ID`; anything else than one of our ids starts anew */
export function readPosition(lastEventId: string | undefined): StreamPosition {
  if (lastEventId === complete) return { delivered: new Set(), isComplete: true };
  const firms = /^\d{1,6}(\.\d{1,6}){0,99}$/.test(lastEventId ?? '') ? lastEventId!.split('.').map(Number) : [];
  return { delivered: new Set(firms), isComplete: false };
}

export const positionId = (delivered: ReadonlySet<number>): string => [...delivered].join('.');
export const completeId = complete;
