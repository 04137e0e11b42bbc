import { createClient } from '@emsal/api/client';
import type { Envelope } from '@emsal/api/envelope';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { nanoid } from '@emsal/platform/store';
import { selectFunnel } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';

/** Hands the visit's form over to an adviser. */
export const requestApplication =
  ({ id }: Pick<Line, 'id'>): AppThunk<Promise<Envelope<{ applicationNo: string }>>> =>
  (_dispatch, getState, { transport }) => {
    const visitId = selectFunnel(id)(getState()).visitId ?? '';
    return createClient(transport).command(
      'POST policyrequest/CreateApplication',
      { visitId },
      { idempotencyKey: nanoid() },
    );
  };
