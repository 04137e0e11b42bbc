import type { VisitContext } from '../../http/context';
import { keyedHash } from '../../personal-data/keyed-hash';
import { variantAt } from '../../config/experiments';

/** The variant of each A/B test that a visit sees, always the same one. */
export const assignedVariants = ({ visit, config }: VisitContext) =>
  config.experiments.map((experiment) => ({
    index: experiment.index,
    value: variantAt(experiment, pointOf(keyedHash(config.secretKey, `experiment-${experiment.index}`, visit.id))),
  }));

/** A point between 0 and 100, evenly distributed. */
const pointOf = (hash: string): number => (Buffer.from(hash, 'base64url').readUInt32BE(0) / 2 ** 32) * 100;
