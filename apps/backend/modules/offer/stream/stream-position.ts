/** Where a stream stands, as its event ids say it: the quote, then the firms whose answers were delivered, `<quote>:31.92.114`, at last `<quote>:complete`. It needs no counter that processes would have to share. */
export interface StreamPosition {
  /** The quote that the stream told of; null for one that tells from the beginning. */
  quoteId: string | null;
  delivered: ReadonlySet<number>;
  isComplete: boolean;
}

const shape = /^([0-9a-f]{32}):(?:(complete)|(\d{1,6}(?:\.\d{1,6}){0,99}))$/;

/** @param lastEventId header `Last-Event-ID`; anything else than one of our ids starts anew */
export function readPosition(lastEventId: string | undefined): StreamPosition {
  const [, quoteId = null, complete, firms] = shape.exec(lastEventId ?? '') ?? [];
  return {
    quoteId,
    delivered: new Set(firms?.split('.').map(Number)),
    isComplete: complete !== undefined,
  };
}

export const positionId = (quoteId: string, delivered: ReadonlySet<number>): string =>
  `${quoteId}:${[...delivered].join('.')}`;
export const completeId = (quoteId: string): string => `${quoteId}:complete`;
