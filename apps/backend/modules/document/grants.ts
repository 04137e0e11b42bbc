/** Permissions to fetch a document: a download opens once within five minutes, a link in a mail lives 24 hours (decision 054). */
import { secondsAfter } from '../../clock/clock';
import type { Executor } from '../../db/database';
import { randomSecret } from '../../db/random-id';
import { plainHash } from '../../frame/keyed-hash';
import type { Services } from '../../frame/services';
import {
  addGrant,
  findDocument,
  findDownloadGrant,
  findMailGrant,
  spendGrant,
  type DocumentRow,
} from './document-store';

const downloadSeconds = 5 * 60;
const mailSeconds = 24 * 60 * 60;

type GrantContext = Pick<Services, 'db' | 'clock'>;

/** @param visitorId whose browser may use it; null for whoever came by a mail */
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

/** The document id behind a mail's link while it lives. */
export const openMailLink = async ({ db, clock }: GrantContext, token: string): Promise<string | undefined> =>
  (await findMailGrant(db, plainHash(token), clock.now()))?.documentId;

/** Whose browser a download is bound to; undefined for a token that we never gave. */
export const boundTo = async ({ db }: GrantContext, token: string): Promise<string | null | undefined> =>
  (await findDownloadGrant(db, plainHash(token)))?.visitorId;

/** The document, once. */
export async function download({ db, clock }: GrantContext, token: string): Promise<DocumentRow | undefined> {
  const spent = await spendGrant(db, plainHash(token), clock.now());
  return spent && findDocument(db, spent.documentId);
}
