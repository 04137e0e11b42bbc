/**
 * Verification of personal data: records the notice, stores and checks the person, then asks whether a one-time code is
 * required.
 */
import { createClient } from '@emsal/api/client';
import type { Envelope, Failure } from '@emsal/api/envelope';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { otpRequirementLoaded, selectFunnel, visitVerified } from '@emsal/state/funnel/funnel-slice';
import type { AppThunk } from '@emsal/state/store';
import { noticeTextVersion } from '../notice/information-notice.texts';
import { savePermission } from '../permission/save-permission';

/**
 * `storePerson` makes the line's own calls (savecustomerinfo, querycustomerinfo). A marketing permission is recorded
 * only if granted.
 */
export function startVerification(
  line: LineId,
  storePerson: () => Promise<Envelope<unknown>>,
): AppThunk<Promise<Envelope<{ isOtpRequired: boolean }>>> {
  return async (dispatch, getState, { transport }) => {
    const client = createClient(transport);
    const { visitId, answers } = selectFunnel(line)(getState());
    const visit = { visitId: visitId ?? '' };
    const refusal =
      (await refusalOf(
        client.command('POST quoterequestapi/sharedstep/setkvkkstatus', { ...visit, textVersion: noticeTextVersion }),
      )) ??
      (await refusalOf(storePerson())) ??
      (answers.marketingConfirm === true
        ? await refusalOf(savePermission(client, { ...visit, channel: 'sms', value: String(answers.phoneNumber) }))
        : null);
    if (refusal) return refusal;
    const requirement = await client.command('POST quoterequestapi/sharedstep/isotprequired', visit);
    if (!requirement.isSuccess) return requirement;
    dispatch(otpRequirementLoaded({ line, ...requirement.result }));
    if (!requirement.result.isOtpRequired) dispatch(visitVerified({ line }));
    return requirement;
  };
}

async function refusalOf(sent: Promise<Envelope<unknown>>): Promise<Failure | null> {
  const reply = await sent;
  return reply.isSuccess ? null : reply;
}
