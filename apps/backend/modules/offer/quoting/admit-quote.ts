/** Cost limits before insurers are queried: by network and in total; first a captcha, then a queue, then 429 (decision 201). */
import type { VisitContext } from '../../../http/context';
import { ProtocolError } from '../../../http/protocol-error';
import type { Refusal } from '../../../http/refusal';
import type { Services } from '../../../http/services';
import { requireCaptcha } from '../../captcha/captcha';
import { capacityQueue, longestWait, type TakeCapacity } from './capacity-queue';

/** Points of a request to all insurers, and of one to a single insurer. */
export const quoteCost = { list: 30, change: 1 } as const;

/** Watches of prices have this part of the capacity: visitors wait for nobody who is not there. */
const watchShare = 1 / 10;

/** How many times its share without a captcha a network may request at most. */
const networkCeilingFactor = 4;

export interface QuoteAdmission {
  /** Null when all insurers may be queried, else the captcha's refusal. @throws ProtocolError tooMany */
  admitList(context: VisitContext, captcha: string | undefined): Promise<Refusal | null>;
  /** For one insurer, which the visitor has queried before: without a captcha. @throws ProtocolError tooMany */
  admitChange(context: VisitContext): Promise<void>;
  /** For a watch, which can wait: false when its share of this minute is spent. */
  admitWatch(): Promise<boolean>;
}

/** @param pause replaced in tests */
export function quoteAdmission(services: Services, pause?: (seconds: number) => Promise<void>): QuoteAdmission {
  const { config, rateLimits } = services;
  const perMinute = config.limits.quotesPerMinute * quoteCost.list;
  const spend = (points: number) => rateLimits.spend('quotes', points, perMinute);
  const take = capacityQueue({
    spend,
    mostWaiting: Math.ceil((config.limits.quotesPerMinute * longestWait) / 60),
    pause,
  });
  return {
    admitList: async (context, captcha) => {
      const refusal = (await takeFreeQuote(context)) ? null : await requireCaptcha(captcha, context);
      if (!refusal) await spendOfNetworkAndTotal(context, quoteCost.list, take);
      return refusal;
    },
    admitChange: (context) => spendOfNetworkAndTotal(context, quoteCost.change, take),
    admitWatch: async () => {
      const share = Math.max(perMinute * watchShare, quoteCost.list);
      const spent = await rateLimits.spend('watched-quotes', quoteCost.list, share);
      return spent === null && (await spend(quoteCost.list)) === null;
    },
  };
}

/** Takes a quote without a captcha: of its network's share, and of half of the whole capacity, which all such quotes share. */
async function takeFreeQuote({ rateLimits, request, config }: VisitContext): Promise<boolean> {
  const { quotesPerNetwork, quotesPerMinute } = config.limits;
  const free = (key: string, quotes: number) => rateLimits.spend(key, quoteCost.list, quotes * quoteCost.list);
  if ((await free(`free-quotes:${request.networkKey}`, quotesPerNetwork)) !== null) return false;
  return (await free('free-quotes', Math.ceil(quotesPerMinute / 2))) === null;
}

async function spendOfNetworkAndTotal(
  { rateLimits, request, config }: VisitContext,
  cost: number,
  take: TakeCapacity,
): Promise<void> {
  const perMinute = networkCeilingFactor * config.limits.quotesPerNetwork * quoteCost.list;
  const retryAfterSeconds =
    (await rateLimits.spend(`quotes:${request.networkKey}`, cost, perMinute)) ?? (await take(cost));
  if (retryAfterSeconds !== null) throw new ProtocolError('tooMany', { retryAfterSeconds });
}
