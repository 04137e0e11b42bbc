import type { VisitContext } from '../../frame/context';
import { keyedHash } from '../../frame/keyed-hash';
import { sessionSeconds } from '../../frame/owned';
import { variantAt } from './experiments';

/** The same visit always gets the same variant. */
export const abTests = ({ visit, config }: VisitContext) =>
  config.experiments.map((experiment) => ({
    index: experiment.index,
    value: variantAt(experiment, pointOf(keyedHash(config.secretKey, `experiment-${experiment.index}`, visit.id))),
  }));

/** A point of the line from 0 to 100, evenly spread. */
const pointOf = (hash: string): number => (Buffer.from(hash, 'base64url').readUInt32BE(0) / 2 ** 32) * 100;

/** Campaigns are open while the visit's session lasts. */
export const mayUseCampaigns = ({ visit, clock }: VisitContext): boolean =>
  clock.now().getTime() - visit.createdAt.getTime() < sessionSeconds * 1000;
