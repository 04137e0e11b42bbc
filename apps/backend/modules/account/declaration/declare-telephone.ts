/**
 * A telephone that shall open the account although none of the account's is at hand: a signed declaration, as a picture. It waits at
 * the desk as an entry, and changes nothing before somebody there accepts it (decision 351).
 */
import { customerAccountOutcomes } from '@emsal/api/outcomes/customer-account';
import { findCustomer, lockIdentity } from '../../../customers/customer-store';
import { identityIndex, type Contact } from '../../../customers/owner';
import type { Tx } from '../../../db/database';
import { randomId } from '../../../db/random-id';
import type { CallerContext } from '../../../http/context';
import { refusalsOf, Refusal } from '../../../http/refusal';
import { mailEntry } from '../../entry/entry-mail';
import { addEntry, attachFile, type EntryRow } from '../../entry/entry-store';
import { bindTelephone, newCustomer } from '../bind-telephone';
import { findProfile } from '../information/profile-store';
import { provenSignIn } from '../sign-in/proven-sign-in';
import { sendDeclarationSms } from './declaration-sms';

const refuse = refusalsOf(customerAccountOutcomes);
const purpose = 'phoneDeclaration';

/** Undone when the file is not this browser's. */
class FileGone extends Error {}

/** By the sign-in whose code was right: it proved the new telephone, and names the identity. */
export async function declareTelephone(file: string, context: CallerContext): Promise<null | Refusal> {
  const signIn = await provenSignIn({}, context);
  if (signIn instanceof Refusal) return signIn;
  const entry = await entryOf(signIn, context);
  const key = { visitorId: context.visitor!.id, purpose, id: file } as const;
  try {
    await context.db.transaction(async (tx) => {
      await addEntry(tx, entry);
      if (!(await attachFile(tx, key, entry.id))) throw new FileGone();
      await mailEntry(context.jobs, entry.id, tx);
      await sendDeclarationSms(context.jobs, { entryId: entry.id, event: 'received' }, tx);
    });
    return null;
  } catch (error) {
    if (error instanceof FileGone) return refuse('fileGone');
    throw error;
  }
}

/** The address of the account, if it has one: its owner hears of the declaration there too. */
async function entryOf({ identityNo, phoneNumber }: Contact, { db, clock }: CallerContext): Promise<EntryRow> {
  const customer = await findCustomer(db, { identityKey: identityIndex(identityNo) });
  const profile = customer && (await findProfile(db, customer.id));
  return {
    id: randomId(),
    kind: purpose,
    campaign: '',
    entrantKey: null,
    data: { identityNo, phone: phoneNumber, email: profile?.email ?? '' },
    enteredAt: clock.now(),
    doneAt: null,
    doneBy: null,
  };
}

/** Accepted at the desk. A company gets its account with its first telephone. */
export async function bindDeclared(tx: Tx, { data }: Pick<EntryRow, 'data'>, at: Date): Promise<void> {
  const { identityNo, phone: phoneNumber } = data as { identityNo: string; phone: string };
  const identityKey = identityIndex(identityNo);
  await lockIdentity(tx, identityKey);
  const customerId = (await findCustomer(tx, { identityKey }))?.id ?? (await newCustomer(tx, { identityNo }, at));
  await bindTelephone(tx, { customerId, phoneNumber, provenBy: 'declaration', at });
}
