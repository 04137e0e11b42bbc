/** Asks the policyholder for files, by mail and SMS: each has a link of its own, made when it is sent. */
import { askedFileKinds } from '@emsal/api/asked-file-kinds';
import { documentsPath } from '@emsal/api/documents-page';
import { returnText } from '@emsal/api/file-return-reasons';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { secondsAfter } from '../../clock/clock';
import type { Tx } from '../../db/database';
import { randomId, randomSecret } from '../../db/random-id';
import type { Job, JobContext } from '../../http/job';
import type { Services } from '../../http/services';
import type { Jobs } from '../../jobs/jobs';
import { retries } from '../../jobs/retries';
import { plainHash } from '../../personal-data/keyed-hash';
import { sendServiceMail, sendServiceSms, throwIfUnavailable } from '../notification/send-message';
import { partiesOf } from '../policy/party/party-store';
import { findPolicy } from '../policy/policy-store';
import { isOpenToCustomer } from '../service-request/file-graph';
import { findRequest } from '../service-request/request-store';
import { isOvertaken, settleSeconds } from '../service-request/settle-seconds';
import { addLink, askedFilesOf } from './asked-file-store';
import { askingMail, askingSms } from './asked-files.texts';
import { documentsLinkHours } from './documents-link-hours';

interface Asking {
  requestId: string;
  /** One for each time that the customer is asked. */
  askId: string;
  by: 'mail' | 'sms';
  /** When something was asked for or returned; absent in jobs of earlier releases. */
  pressedAt?: string;
}
const jobName = 'asked-files.ask';

interface Press {
  requestId: string;
  pressedAt: Date;
  /** Others may be returned right after it. */
  isReturn: boolean;
}

export async function sendAsking(
  jobs: Pick<Jobs, 'send'>,
  { requestId, pressedAt, isReturn }: Press,
  tx: Tx,
): Promise<void> {
  const asking = { requestId, askId: randomId(), pressedAt: pressedAt.toISOString() };
  const options = { tx, ...(isReturn && { startAfter: settleSeconds }) };
  for (const by of ['mail', 'sms'] as const) await jobs.send(jobName, { ...asking, by } satisfies Asking, options);
}

/** @returns the page's address, open for a day */
export async function documentsLink(
  { db, clock, config }: Pick<Services, 'db' | 'clock' | 'config'>,
  requestId: string,
): Promise<string> {
  const token = randomSecret();
  const expiresAt = secondsAfter(clock.now(), documentsLinkHours * 3600);
  await addLink(db, { tokenHash: plainHash(token), requestId, expiresAt });
  return `${config.siteUrl}${documentsPath}?${new URLSearchParams({ hash: token }).toString()}`;
}

async function ask({ requestId, askId, by, pressedAt }: Asking, context: JobContext): Promise<void> {
  const policyId = (await findRequest(context.db, requestId))?.policyId;
  const policy = policyId && (await findPolicy(context.db, policyId));
  const [holder] = policy ? await partiesOf(context.db, policy.id, 'policyholder') : [];
  const to = by === 'mail' ? holder?.email : holder?.phoneNumber;
  const open = (await askedFilesOf(context.db, requestId)).filter(isOpenToCustomer);
  if (!policy || !to || open.length === 0) return;
  const changes = open.map(({ changedAt }) => changedAt);
  if (isOvertaken(pressedAt, changes)) return;
  const asking = {
    lineName: lineFacts[policy.line].shortName,
    titles: open.map(({ kind }) => askedFileKinds[kind].title),
    returned: open
      .filter(({ state }) => state === 'again')
      .map(({ kind, reason }) => `${askedFileKinds[kind].title}: ${returnText(reason) ?? ''}`),
    url: await documentsLink(context, requestId),
  };
  const dedupeKey = `asked-${askId}-${by}`;
  throwIfUnavailable(
    by === 'mail'
      ? await sendServiceMail(context, { to, text: askingMail(asking), dedupeKey })
      : await sendServiceSms(context, { to, text: askingSms(asking), dedupeKey }),
  );
}

export const askingJob: Job<Asking> = { name: jobName, handler: ask, options: retries.overAnHour };
