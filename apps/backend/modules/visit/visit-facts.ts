import type { VisitContext } from '../../http/context';
import { keyedHash } from '../../personal-data/keyed-hash';
import { sessionSeconds } from '../../http/session-seconds';
import { variantAt } from '../../config/experiments';

/** A visit always gets the same variant. */
export const abTests = ({ visit, config }: VisitContext) =>
  config.experiments.map((experiment) => ({
    index: experiment.index,
    value: variantAt(experiment, pointOf(keyedHash(config.secretKey, `experiment-${experiment.index}`, visit.id))),
  }));

/** A point between 0 and 100, evenly distributed. */
const pointOf = (hash: string): number => (Buffer.from(hash, 'base64url').readUInt32BE(0) / 2 ** 32) * 100;

/** Campaigns are available while the visit's session lasts. */
export const mayUseCampaigns = ({ visit, clock }: VisitContext): boolean =>
  clock.now().getTime() - visit.createdAt.getTime() < sessionSeconds * 1000;
