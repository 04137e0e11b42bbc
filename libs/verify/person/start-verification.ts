/** Personal-data verification: the notice is recorded, the person stored and checked, then the server says whether a code is needed. */
import { createClient } from '@emsal/api/client';
import type { Envelope, Failure } from '@emsal/api/envelope';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { otpAsked, selectFunnel, visitVerified } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { noticeTextVersion } from '../notice/information-notice.texts';
import { savePermission } from '../permission/save-permission';

/**
 * Runs from the notice to the question for a code. `storePerson` makes the line's own calls (savecustomerinfo, querycustomerinfo).
 * A marketing permission that was ticked is recorded; one that was not is not mentioned.
 */
export function startVerification(
  line: LineId,
  storePerson: () => Promise<Envelope<unknown>>,
): AppThunk<Promise<Envelope<{ isOtpRequired: boolean }>>> {
  return async (dispatch, getState, { transport }) => {
    const client = createClient(transport);
    const { visitId, answers } = selectFunnel(line)(getState());
    const visit = { visitId: visitId ?? '' };
    const refused =
      (await refusalOf(
        client.command('POST quoterequestapi/sharedstep/setkvkkstatus', { ...visit, textVersion: noticeTextVersion }),
      )) ??
      (await refusalOf(storePerson())) ??
      (answers.marketingConfirm === true
        ? await refusalOf(savePermission(client, { ...visit, channel: 'sms', value: String(answers.phoneNumber) }))
        : null);
    if (refused) return refused;
    const asked = await client.command('POST quoterequestapi/sharedstep/isotprequired', visit);
    if (!asked.isSuccess) return asked;
    dispatch(otpAsked({ line, ...asked.result }));
    if (!asked.result.isOtpRequired) dispatch(visitVerified({ line }));
    return asked;
  };
}

async function refusalOf(sent: Promise<Envelope<unknown>>): Promise<Failure | null> {
  const reply = await sent;
  return reply.isSuccess ? null : reply;
}
