import type { Envelope } from '@emsal/api/envelope';
import type { AppThunk } from '../store';
import { selectFunnel, visitEnded } from '../funnel/funnel-slice';
import { openVisit } from './open-visit';
import type { VisitedLine } from './open-visit';

/** Opens a new visit in place of one that the server has no more, with the answers that this tab still holds (decision 312). */
export const replaceEndedVisit =
  (line: VisitedLine): AppThunk<Promise<Envelope<string>>> =>
  (dispatch, getState) => {
    dispatch(visitEnded({ line: line.id }));
    return dispatch(openVisit(line, selectFunnel(line.id)(getState()).answers));
  };
