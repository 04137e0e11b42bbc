/** Clients of all insurers of the registry, each with its own pool; the caller closes the market. */
import { insurers } from './registry';
import type { InsurerFacts } from './insurer-facts';
import type { InsurerClient } from './insurer-client';
import { poolTransport, type PoolOptions } from './transport/pool-transport';

export interface InsurerConnection {
  facts: InsurerFacts;
  client: InsurerClient;
}
export interface Market {
  connections: readonly InsurerConnection[];
  connection(firmId: number): InsurerConnection | undefined;
  close(): Promise<void>;
}
export interface MarketOptions extends Omit<PoolOptions, 'baseUrl'> {
  /** Base URL of an insurer, e.g. `http://127.0.0.1:4300/insurers/31`. */
  addressOf: (firmId: number) => string;
  panel?: readonly InsurerFacts[];
}

/** One client per insurer of the panel; connections open with the first request. */
export function openMarket({ addressOf, panel = insurers, ...pool }: MarketOptions): Market {
  const transports = panel.map(({ firmId }) => poolTransport({ baseUrl: addressOf(firmId), ...pool }));
  const seats = panel.map((facts, index) => ({ facts, client: facts.dialect.client(transports[index]!.send) }));
  const byFirmId = new Map(seats.map((seat) => [seat.facts.firmId, seat]));
  return {
    connections: seats,
    connection: (firmId) => byFirmId.get(firmId),
    close: async () => void (await Promise.all(transports.map(({ close }) => close()))),
  };
}
