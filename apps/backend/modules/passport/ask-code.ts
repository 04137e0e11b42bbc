/** Asking for the one-time code of a passport: the same answer, from the same work, whether the passport opens a visit or nothing. */
import type { ParsedOf } from '@emsal/api/calls/table';
import { sharedStepOutcomes } from '@emsal/api/outcomes/shared-step';
import { secondsAfter } from '../../clock/clock';
import { randomId, randomSecret } from '../../db/random-id';
import type { CallerContext } from '../../frame/context';
import { keyedHash } from '../../frame/keyed-hash';
import { Refusal, refusalsOf } from '../../frame/refusal';
import type { Services } from '../../frame/services';
import type { Job } from '../../jobs/jobs';
import { requireCaptcha } from '../captcha/captcha';
import { admitPhone } from '../customer/admit-phone';
import { contactOf } from '../customer/contact';
import { identityKeyOf, phoneKeyOf } from '../customer/identity-key';
import { refuseStranger } from '../customer/refuse-stranger';
import { codeRules, freshCode, sendCode, type CodeRequest, type CodeState } from '../otp/codes';
import { readVisit } from '../visit/visit-store';
import { findVisit } from './find-visit';
import { addRequest, countRequests, lastRequest, readRequest } from './passport-store';

/** Askings of a device in an hour that need no captcha. */
const freeRequests = 5;
const hour = 3600;
const purpose = 'passport';
const jobName = 'passport.code';

interface CodeJob {
  requestId: string;
}
type Owner = Pick<CodeRequest, 'visitId' | 'identityKey' | 'phoneKey' | 'phoneNumber'>;

const refuse = refusalsOf(sharedStepOutcomes);

export async function askCode(
  { passport, captcha }: ParsedOf<'POST quoterequestapi/passport/sendotp'>,
  context: CallerContext,
): Promise<CodeState | Refusal> {
  const { db, clock, config, jobs, visitor } = context;
  const { id: visitorId, deviceKey } = visitor!;
  const askedAt = clock.now();
  const passportKey = keyedHash(config.secretKey, 'asked-passport', passport);
  const before = await lastRequest(db, visitorId);
  const isRepeated = before?.passportKey === passportKey;
  if (isRepeated && secondsAfter(before.askedAt, codeRules.resendSeconds) > askedAt) return refuse('otpTooSoon');
  const asked = await countRequests(db, { deviceKey, since: secondsAfter(askedAt, -hour) });
  const wall = asked < freeRequests ? null : await requireCaptcha(captcha, context);
  if (wall) return wall;
  const visitId = await findVisit(passport, context);
  const id = randomId();
  await db.transaction(async (tx) => {
    await addRequest(tx, { id, visitorId, deviceKey, passportKey, visitId, askedAt });
    await jobs.send(jobName, { requestId: id } satisfies CodeJob, { tx });
  });
  return freshCode;
}

/** Whom the code goes to; nobody where the passport is unknown or the telephone may get none. */
async function ownerOf(visitId: string, context: Services): Promise<Owner | null> {
  const visit = await readVisit(context.db, visitId);
  if (!visit) return null;
  const contact = await contactOf({ db: context.db, visit });
  if (!contact.identityNo || !contact.phoneNumber) return null;
  const isProven = visit.verifiedPhone === contact.phoneNumber;
  const refusal = isProven ? null : ((await admitPhone(contact, context)) ?? (await refuseStranger(contact, context)));
  if (refusal) return null;
  return {
    visitId,
    identityKey: identityKeyOf(context.config, contact.identityNo),
    phoneKey: phoneKeyOf(context.config, contact.phoneNumber),
    phoneNumber: contact.phoneNumber,
  };
}

/** Counts, expires and is tried like any code, but was sent to nobody. */
const nobody = (): Owner => ({
  visitId: null,
  identityKey: randomSecret(),
  phoneKey: randomSecret(),
  phoneNumber: null,
});

async function sendPassportCode({ requestId }: CodeJob, context: Services): Promise<void> {
  const request = await readRequest(context.db, requestId);
  const owner = request?.visitId ? await ownerOf(request.visitId, context) : null;
  const code = { id: requestId, purpose };
  const sent = owner && (await sendCode(context, { ...code, ...owner }));
  if (sent === null || (sent instanceof Refusal && sent.code !== 'smsFailed'))
    await sendCode(context, { ...code, ...nobody() });
}

/** Not repeated: whoever waits for the code asks for a new one. */
export const codeJob: Job<CodeJob> = {
  name: jobName,
  handler: sendPassportCode,
  options: { retryLimit: 0, pollSeconds: 0.5, expireInSeconds: 30 },
};
