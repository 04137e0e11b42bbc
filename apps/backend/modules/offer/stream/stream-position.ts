/** Position of a stream in its event ids: the quote, then the firms whose answers were sent, `<quote>:31.92.114`, finally `<quote>:complete`. It needs no counter shared by processes. */
export interface StreamPosition {
  /** The quote of the stream; null to start from the beginning. */
  quoteId: string | null;
  delivered: ReadonlySet<number>;
  isComplete: boolean;
}

const shape = /^([0-9a-f]{32}):(?:(complete)|(\d{1,6}(?:\.\d{1,6}){0,99}))$/;

/** @param lastEventId header `Last-Event-ID`; an unknown format starts from the beginning */
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
