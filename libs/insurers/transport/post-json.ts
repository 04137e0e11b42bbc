import type { Transport, TransportReply, TransportRequest } from './transport';

/** @param message.body JSON text */
export const postJson = (
  send: Transport,
  { path, body }: Pick<TransportRequest, 'path' | 'body'>,
  signal: AbortSignal,
): Promise<TransportReply> => send({ method: 'POST', path, contentType: 'application/json', body, signal });
