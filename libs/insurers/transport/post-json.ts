import type { Transport, TransportReply } from './transport';

/** @param message.body JSON text */
export const postJson = (
  send: Transport,
  { path, body }: { path: string; body: string },
  signal: AbortSignal,
): Promise<TransportReply> => send({ method: 'POST', path, contentType: 'application/json', body, signal });
