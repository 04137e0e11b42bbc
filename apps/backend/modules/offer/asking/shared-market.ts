/** One market of insurers per process: whoever asks for prices and whoever orders policies share its pools, and the last to leave closes it. */
import { openMarket, type Market } from '@emsal/insurers/market';
import type { Services } from '../../../frame/services';

export interface HeldMarket {
  market: Market;
  release(): Promise<void>;
}

const markets = new WeakMap<Services['database'], { market: Market; holders: number }>();

/** Each hold is released once. */
export function holdMarket({ database, config }: Services): HeldMarket {
  const shared = markets.get(database) ?? {
    market: openMarket({ addressOf: (firmId) => `${config.sandboxUrl}/insurers/${firmId}` }),
    holders: 0,
  };
  shared.holders += 1;
  markets.set(database, shared);
  return {
    market: shared.market,
    release: async () => {
      shared.holders -= 1;
      if (shared.holders > 0) return;
      markets.delete(database);
      await shared.market.close();
    },
  };
}
