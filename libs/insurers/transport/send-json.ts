import type { Transport, TransportReply } from './transport';

export const postJson = (
  send: Transport,
  { path, body }: { path: string; body: unknown },
  signal: AbortSignal,
): Promise<TransportReply> =>
  send({ method: 'POST', path, contentType: 'application/json', body: JSON.stringify(body), signal });
