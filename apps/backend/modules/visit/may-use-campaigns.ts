import type { VisitContext } from '../../http/context';
import { sessionSeconds } from '../../http/session-seconds';

/** Campaigns are available while the visit's session lasts. */
export const mayUseCampaigns = ({ visit, clock }: VisitContext): boolean =>
  clock.now().getTime() - visit.createdAt.getTime() < sessionSeconds * 1000;
