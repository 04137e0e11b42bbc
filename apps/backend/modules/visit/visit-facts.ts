import type { VisitContext } from '../../frame/context';
import { keyedHash } from '../../frame/keyed-hash';
import { sessionSeconds } from '../../frame/owned';

/** Experiments that run; index 25 is the specification's own, whose value B behaves as the control (decisions.md). */
const experiments = [25];

/** The same visit always gets the same variant. */
export const abTests = ({ visit, config }: VisitContext) =>
  experiments.map((index) => ({
    index,
    value: isHeads(keyedHash(config.secretKey, `experiment-${index}`, visit.id)) ? ('A' as const) : ('B' as const),
  }));

const isHeads = (hash: string): boolean => Buffer.from(hash, 'base64url')[0]! < 128;

/** Campaigns are open while the visit's session lasts. */
export const mayUseCampaigns = ({ visit, clock }: VisitContext): boolean =>
  clock.now().getTime() - visit.createdAt.getTime() < sessionSeconds * 1000;

/** Names a visit towards analytics without naming its id. */
export const shortLinkHash = ({ visit, config }: VisitContext): string =>
  keyedHash(config.secretKey, 'short-link', visit.id).slice(0, 12);
