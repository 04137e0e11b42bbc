/** Requests the one-time code of a passport. Answer and work are the same whether the passport exists or not, so that neither reveals it. */
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { secondsAfter } from '../../clock/clock';
import { randomId, randomSecret } from '../../db/random-id';
import type { Config } from '../../config/config';
import type { CallerContext } from '../../http/context';
import { keyedHash } from '../../personal-data/keyed-hash';
import { ProtocolError } from '../../http/protocol-error';
import { Refusal, refusalsOf } from '../../http/refusal';
import type { Services } from '../../http/services';
import type { Job } from '../../http/job';
import { requireCaptcha } from '../captcha/captcha';
import { admitPhone } from '../visit-person/admit-phone';
import { contactOf } from '../visit-person/contact';
import { identityHashOf, telephoneHashOf } from '../visit-person/identity-hash';
import { refuseForeignPhone } from '../visit-person/refuse-foreign-phone';
import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import { freshCode, sendCode, type CodeRequest, type CodeState } from '../otp/send-code';
import { readVisit } from '../visit/visit-store';
import { findVisit } from './find-visit';
import { addRequest, countRequests, lastRequest, readRequest } from './passport-store';

/** Requests of a device per hour that need no captcha; of a network this part of its look-ups (decision 201). */
const freeRequests = { ofDevice: 5, partOfNetwork: 1 / 5 };
const hour = 3600;
const purpose = 'passport';
const jobName = 'passport.code';

interface CodeJob {
  requestId: string;
}
type Recipient = Pick<CodeRequest, 'visitId' | 'identityHash' | 'telephoneHash' | 'phoneNumber'>;

const refuse = refusalsOf(sharedStepOutcomes);

export async function requestCode(
  { passport, captcha }: ParsedOf<'POST quoterequestapi/passport/sendotp'>,
  context: CallerContext,
): Promise<CodeState | Refusal> {
  const { db, clock, config, jobs, visitor } = context;
  const { id: visitorId, deviceKey } = visitor!;
  const { networkKey } = context.request;
  const askedAt = clock.now();
  const passportKey = keyedHash(config.secretKey, 'asked-passport', passport);
  const before = await lastRequest(db, visitorId);
  const isRepeated = before?.passportKey === passportKey;
  if (isRepeated && secondsAfter(before.askedAt, oneTimeCodeLimits.resendSeconds) > askedAt)
    return refuse('otpTooSoon');
  const recent = await countRequests(db, { deviceKey, networkKey, since: secondsAfter(askedAt, -hour) });
  const refusal = isFree(recent, config) ? null : await requireCaptcha(captcha, context);
  if (refusal) return refusal;
  const visitId = await findVisit(passport, context);
  const id = randomId();
  await db.transaction(async (tx) => {
    await addRequest(tx, { id, visitorId, deviceKey, networkKey, passportKey, visitId, askedAt });
    await jobs.send(jobName, { requestId: id } satisfies CodeJob, { tx });
  });
  return freshCode;
}

/** @throws ProtocolError tooMany when the network has tried as many passports as it may, with or without a captcha */
function isFree({ device, network }: { device: number; network: number }, { limits }: Config): boolean {
  if (network >= limits.offerNumbersPerNetwork) throw new ProtocolError('tooMany', { retryAfterSeconds: hour });
  return device < freeRequests.ofDevice && network < freeRequests.partOfNetwork * limits.offerNumbersPerNetwork;
}

/** The recipient of the code; null when the passport is unknown or the telephone may not receive one. */
async function recipientOf(visitId: VisitId, context: Services): Promise<Recipient | null> {
  const visit = await readVisit(context.db, visitId);
  if (!visit) return null;
  const contact = await contactOf({ db: context.db, visit });
  if (!contact.identityNo || !contact.phoneNumber) return null;
  const isVerified = visit.verifiedPhone === contact.phoneNumber;
  const refusal = isVerified
    ? null
    : ((await admitPhone(contact, context)) ?? (await refuseForeignPhone(contact, context)));
  if (refusal) return null;
  return {
    visitId,
    identityHash: identityHashOf(context.config, contact.identityNo),
    telephoneHash: telephoneHashOf(context.config, contact.phoneNumber),
    phoneNumber: contact.phoneNumber,
  };
}

/** For a code that is counted, expires and can be tried like any other, but is not sent. */
const noRecipient = (): Recipient => ({
  visitId: null,
  identityHash: randomSecret(),
  telephoneHash: randomSecret(),
  phoneNumber: null,
});

async function sendPassportCode({ requestId }: CodeJob, context: Services): Promise<void> {
  const request = await readRequest(context.db, requestId);
  const recipient = request?.visitId ? await recipientOf(request.visitId, context) : null;
  const code = { id: requestId, purpose, requesterId: request?.visitorId ?? requestId };
  const sent = recipient && (await sendCode(context, { ...code, ...recipient }));
  if (sent === null || (sent instanceof Refusal && sent.code !== 'smsFailed'))
    await sendCode(context, { ...code, ...noRecipient() });
}

/** Not retried: a customer who gets no code requests a new one. */
export const codeJob: Job<CodeJob> = {
  name: jobName,
  handler: sendPassportCode,
  options: { retryLimit: 0, waitsAtDesk: false, pollSeconds: 0.5, expireInSeconds: 30 },
};
