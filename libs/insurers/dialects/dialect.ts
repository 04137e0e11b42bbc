/** A dialect is a protocol of insurers: its client and its server share one declaration, so they cannot drift apart. */
import type { FastifyPluginAsync } from 'fastify';
import type { InsurerClient, InsurerStub } from '../insurer-client';
import type { Transport } from '../transport/transport';

export interface Dialect {
  name: 'json' | 'soap' | 'submit-and-poll';
  client(transport: Transport): InsurerClient;
  /** Routes relative to the insurer's base path. */
  server(stub: InsurerStub): FastifyPluginAsync;
}
