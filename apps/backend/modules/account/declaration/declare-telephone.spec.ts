import { eq } from 'drizzle-orm';
import { eventually } from '../../../testing/eventually';
import { newPhoneNumber, newTaxNo } from '../../../testing/synthetic-numbers';
import type { TestVisitor } from '../../../testing/test-visitor';
import { entryModule } from '../../entry/entry';
import { fileOfEntry, saveEntryFile, type EntryRow } from '../../entry/entry-store';
import { formEntries } from '../../entry/tables';
import { plainHash } from '../../../personal-data/keyed-hash';
import { randomId } from '../../../db/random-id';
import { newBuyer, signInRuns } from '../testing/sign-in-runs';
import { bindDeclared } from './declare-telephone';
import { sendDeclarationSms } from './declaration-sms';

const given = signInRuns([entryModule]);
const declare = async (visitor: TestVisitor, file: string) =>
  (await visitor.call('POST selfservice/customeraccount/sendPhoneDeclaration', { file })).body;

/** As the upload of the form stores it. */
async function uploaded(visitor: TestVisitor): Promise<string> {
  const { db, database, clock } = given.backend.services;
  const { rows } = await database.pool.query<{ visitor_id: string }>(
    'SELECT visitor_id FROM visitor_tokens WHERE token_hash = $1',
    [plainHash(visitor.cookies.get('token')!)],
  );
  const file = { id: randomId(), visitorId: rows[0]!.visitor_id, purpose: 'phoneDeclaration' as const };
  await db.transaction((tx) => saveEntryFile(tx, { ...file, content: Buffer.from('x'), createdAt: clock.now() }));
  return file.id;
}

/** A customer whose telephone is lost, in another browser with a new one. */
async function withNewTelephone() {
  const by = newBuyer();
  await given.signIn(await given.backend.visitor(), by, { isNew: true, email: 'ayse@ornek.example' });
  const visitor = await given.backend.visitor();
  const phoneNumber = newPhoneNumber();
  await given.start(visitor, { ...by, phoneNumber });
  return { visitor, by, phoneNumber };
}
const entryFor = async (phoneNumber: string): Promise<EntryRow> =>
  (await given.backend.services.db.select().from(formEntries).where(eq(formEntries.kind, 'phoneDeclaration'))).find(
    ({ data }) => data['phone'] === phoneNumber,
  )!;
const sentSms = (words: RegExp, phones: readonly string[]) =>
  eventually(() => {
    const told = given.backend.ports.sentSms.filter(({ to, text }) => phones.includes(to) && words.test(text));
    return told.length === phones.length && told.map(({ to }) => to).sort();
  });

describe('a declaration for a new telephone', () => {
  it('M305 waits at the desk, tells the account’s telephones, and opens nothing by itself', async () => {
    const { visitor, by, phoneNumber } = await withNewTelephone();
    await given.enter(visitor, given.codeTo(phoneNumber));
    expect(await given.logIn(visitor)).toMatchObject({ messageCode: 'identityNotMatchPhone' });
    const file = await uploaded(visitor);
    expect(await declare(visitor, file)).toMatchObject({ isSuccess: true });
    const entry = await entryFor(phoneNumber);
    expect(entry.data).toEqual({ identityNo: by.identityNo, phone: phoneNumber, email: 'ayse@ornek.example' });
    expect((await fileOfEntry(given.backend.services.db, entry.id))!.id).toBe(file);
    expect(await sentSms(/eklenmesi istendi/, [by.phoneNumber])).toEqual([by.phoneNumber]);
    expect(await given.logIn(visitor)).toMatchObject({ messageCode: 'identityNotMatchPhone' });
  });

  it('M305 opens the account once it is accepted', async () => {
    const { visitor, by, phoneNumber } = await withNewTelephone();
    await given.enter(visitor, given.codeTo(phoneNumber));
    await declare(visitor, await uploaded(visitor));
    const entry = await entryFor(phoneNumber);
    const { db, clock, jobs } = given.backend.services;
    await db.transaction(async (tx) => {
      await bindDeclared(tx, entry, clock.now());
      await sendDeclarationSms(jobs, { entryId: entry.id, event: 'accepted' }, tx);
    });
    const phones = [by.phoneNumber, phoneNumber].sort();
    expect(await sentSms(/beyanla yeni bir telefon eklendi/, phones)).toEqual(phones);
    expect(await given.logIn(visitor)).toMatchObject({ isSuccess: true });
  });

  it('M005 M300 opens a company, beside the person of the same telephone', async () => {
    const person = newBuyer();
    const personsBrowser = await given.backend.visitor();
    await given.signIn(personsBrowser, person, { isNew: true });
    given.backend.clock.advance(61);
    const company = { identityNo: newTaxNo(), phoneNumber: person.phoneNumber };
    const browser = await given.backend.visitor();
    await given.start(browser, company);
    expect(await given.status(browser)).toMatchObject({ isCompany: true });
    await given.enter(browser, given.codeTo(company.phoneNumber));
    expect(await given.logIn(browser)).toMatchObject({ messageCode: 'identityNotMatchPhone' });
    await declare(browser, await uploaded(browser));
    const { db, clock } = given.backend.services;
    const entry = await entryFor(company.phoneNumber);
    await db.transaction((tx) => bindDeclared(tx, entry, clock.now()));
    const { result } = await given.logIn(browser);
    const { customerId } = result as { customerId: string };
    const name = 'GET selfservice/customeraccount/GetCustomerIdentityList/{customerId}';
    const identities = (await browser.call(name, { customerId })).body as unknown as { identityNo: string }[];
    expect(identities.map(({ identityNo }) => identityNo.length).sort()).toEqual([10, 11]);
  });

  it('needs the code to the new telephone, and a file of this browser', async () => {
    const { visitor, phoneNumber } = await withNewTelephone();
    const file = await uploaded(visitor);
    expect(await declare(visitor, file)).toMatchObject({ messageCode: 'otpRequired' });
    await given.enter(visitor, given.codeTo(phoneNumber));
    const foreign = await uploaded(await given.backend.visitor());
    expect(await declare(visitor, foreign)).toMatchObject({ messageCode: 'fileGone' });
    expect(await entryFor(phoneNumber)).toBeUndefined();
    expect(await declare(await given.backend.visitor(), file)).toMatchObject({ messageCode: 'signInEnded' });
  });
});
