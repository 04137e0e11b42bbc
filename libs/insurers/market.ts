/** Clients of all insurers of the registry, each over its own pool; whoever opens a market closes it. */
import { insurers } from './registry';
import type { InsurerFacts } from './insurer-facts';
import type { InsurerClient } from './port';
import { poolTransport, type PoolOptions } from './transport/pool-transport';

export interface MarketSeat {
  facts: InsurerFacts;
  client: InsurerClient;
}
export interface Market {
  seats: readonly MarketSeat[];
  seat(firmId: number): MarketSeat | undefined;
  close(): Promise<void>;
}
export interface MarketOptions extends Omit<PoolOptions, 'baseUrl'> {
  /** Address of an insurer's room, e.g. `http://127.0.0.1:4300/insurers/31`. */
  addressOf: (firmId: number) => string;
  panel?: readonly InsurerFacts[];
}

/** One client per insurer of the panel; nothing connects before the first question. */
export function openMarket({ addressOf, panel = insurers, ...pool }: MarketOptions): Market {
  const transports = panel.map(({ firmId }) => poolTransport({ baseUrl: addressOf(firmId), ...pool }));
  const seats = panel.map((facts, index) => ({ facts, client: facts.dialect.client(transports[index]!.send) }));
  const byFirmId = new Map(seats.map((seat) => [seat.facts.firmId, seat]));
  return {
    seats,
    seat: (firmId) => byFirmId.get(firmId),
    close: async () => void (await Promise.all(transports.map(({ close }) => close()))),
  };
}
