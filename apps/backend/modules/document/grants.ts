/** Permissions to fetch a document: a download works once within five minutes, a link in a mail or SMS opens its page for a day (decisions 054 and 365). */
import { secondsAfter } from '../../clock/clock';
import type { Executor } from '../../db/database';
import { randomSecret } from '../../db/random-id';
import { plainHash } from '../../personal-data/keyed-hash';
import type { Services } from '../../http/services';
import { mailLinkHours } from './mail-link-hours';
import {
  addGrant,
  findDocument,
  findDownloadGrant,
  findMailGrant,
  spendGrant,
  type DocumentRow,
} from './document-store';

const downloadSeconds = 5 * 60;
const mailSeconds = mailLinkHours * 60 * 60;

type GrantContext = Pick<Services, 'db' | 'clock'>;

/** @param visitorId the only visitor who may use it; null for anyone with the link, as in a mail */
export function grantDownload(context: GrantContext, documentId: string, visitorId: string | null): Promise<string> {
  return grant(context, { documentId, visitorId, kind: 'download', seconds: downloadSeconds });
}
export const grantMailLink = (context: GrantContext, documentId: string): Promise<string> =>
  grant(context, { documentId, visitorId: null, kind: 'mail', seconds: mailSeconds });

async function grant(
  { db, clock }: GrantContext,
  { seconds, ...rest }: { documentId: string; visitorId: string | null; kind: 'download' | 'mail'; seconds: number },
): Promise<string> {
  const token = randomSecret();
  await addGrant(db as Executor, {
    ...rest,
    tokenHash: plainHash(token),
    expiresAt: secondsAfter(clock.now(), seconds),
  });
  return token;
}

/** The document of a link until it expires. */
export async function linkedDocument({ db, clock }: GrantContext, token: string): Promise<DocumentRow | undefined> {
  const grant = await findMailGrant(db, plainHash(token), clock.now());
  return grant && findDocument(db, grant.documentId);
}

/** The visitor that a download is bound to; undefined for an unknown token. */
export const boundTo = async ({ db }: GrantContext, token: string): Promise<string | null | undefined> =>
  (await findDownloadGrant(db, plainHash(token)))?.visitorId;

/** Returns the document and uses the grant up. @param documentId refuses the grant of another document */
export async function download(
  { db, clock }: GrantContext,
  token: string,
  documentId?: string,
): Promise<DocumentRow | undefined> {
  const spent = await spendGrant(db, {
    tokenHash: plainHash(token),
    now: clock.now(),
    ...(documentId !== undefined && { documentId }),
  });
  return spent && findDocument(db, spent.documentId);
}
