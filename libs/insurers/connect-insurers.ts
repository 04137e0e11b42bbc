/** Clients of all insurers of the registry, each with its own pool; the caller closes them. */
import { insurers } from './registry';
import type { InsurerFacts } from './insurer-facts';
import type { InsurerClient } from './insurer-client';
import { poolTransport, type PoolOptions } from './transport/pool-transport';

export interface InsurerConnection {
  facts: InsurerFacts;
  client: InsurerClient;
}
export interface InsurerConnections {
  connections: readonly InsurerConnection[];
  connection(firmId: number): InsurerConnection | undefined;
  close(): Promise<void>;
}
export interface ConnectionOptions extends Omit<PoolOptions, 'baseUrl'> {
  /** Base URL of an insurer, e.g. `http://127.0.0.1:4300/insurers/31`. */
  addressOf: (firmId: number) => string;
  insurers?: readonly InsurerFacts[];
}

/** One client per insurer; connections open with the first request. */
export function connectInsurers({
  addressOf,
  insurers: asked = insurers,
  ...pool
}: ConnectionOptions): InsurerConnections {
  const transports = asked.map(({ firmId }) => poolTransport({ baseUrl: addressOf(firmId), ...pool }));
  const connections = asked.map((facts, index) => ({ facts, client: facts.dialect.client(transports[index]!.send) }));
  const byFirmId = new Map(connections.map((connection) => [connection.facts.firmId, connection]));
  return {
    connections,
    connection: (firmId) => byFirmId.get(firmId),
    close: async () => void (await Promise.all(transports.map(({ close }) => close()))),
  };
}
