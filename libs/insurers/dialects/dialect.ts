/** A dialect is a way to speak to an insurer: its client and its double read one declaration, so they cannot drift apart. */
import type { FastifyPluginAsync } from 'fastify';
import type { InsurerClient, InsurerDesk } from '../port';
import type { Transport } from '../transport/transport';

export interface Dialect {
  name: 'json' | 'soap' | 'submit-and-poll';
  client(transport: Transport): InsurerClient;
  /** Routes relative to the insurer's room. */
  double(desk: InsurerDesk): FastifyPluginAsync;
}
