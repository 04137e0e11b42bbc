/** One market of insurers per process: quoting and policy orders share its pools; the last user closes it. */
import { openMarket, type Market } from '@emsal/insurers/market';
import type { Services } from '../../../http/services';

export interface AcquiredMarket {
  market: Market;
  release(): Promise<void>;
}

const markets = new WeakMap<Services['database'], { market: Market; users: number }>();

/** Each acquisition is released once. */
export function acquireMarket({ database, config }: Services): AcquiredMarket {
  const shared = markets.get(database) ?? {
    market: openMarket({ addressOf: (firmId) => `${config.sandboxUrl}/insurers/${firmId}` }),
    users: 0,
  };
  shared.users += 1;
  markets.set(database, shared);
  return {
    market: shared.market,
    release: async () => {
      shared.users -= 1;
      if (shared.users > 0) return;
      markets.delete(database);
      await shared.market.close();
    },
  };
}
