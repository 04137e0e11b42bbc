import type { EntryDetail, EntryKind, EntryRow } from '@emsal/api/desk/entry-shapes';
import type { AuditLogRow } from '@emsal/api/desk/desk-calls';
import { eq } from 'drizzle-orm';
import { findCustomer, telephonesOf } from '../../../customers/customer-store';
import { identityIndex } from '../../../customers/owner';
import { accountModule } from '../../account/account';
import { givePermission } from '../../consent/entry-consent';
import { consents } from '../../consent/tables';
import { addEntry, attachFile, saveEntryFile } from '../../entry/entry-store';
import { openDeskSite, type DeskPerson, type DeskSite } from '../testing/desk-site';
import { eventually } from '../../../testing/eventually';

const idOf = (digit: string) => digit.repeat(32);
const contact = { phone: '5321234567', email: 'ayse@ornek.example' };
const cv = Buffer.from('%PDF-1.7\n%%EOF');
const samples: Readonly<Record<EntryKind, Record<string, string>>> = {
  raffle: { ...contact, identityNo: '10000000146', birthday: '1990-01-02', branchList: 'TRAFFIC', plate: '34ABC123' },
  business: { ...contact, companyName: 'Örnek A.Ş.', subject: 'health', size: '10-49', contactName: 'Ayşe Yılmaz' },
  childPicture: { ...contact, childName: 'Ada', childAge: '7', city: '34', parentName: 'Ayşe Yılmaz' },
  jobApplication: { ...contact, name: 'Can Er', area: 'technology', note: '<script>alert(1)</script>' },
  phoneDeclaration: { phone: '5321234567', identityNo: '10000000078', email: '' },
  vehicleSurvey: { sales: '1', soldVehicle: '34 KVR 57' },
  vehicleAddendum: { number: '06 EML 340', licenseNo: 'AC340912', policies: '100' },
  contact: { ...contact, name: 'Can Er', purpose: 'complaint', subject: 'policy', message: 'PDF açılmıyor.' },
  employeeDiscount: { name: 'Elif Yalın', email: 'elif@turnakargo.example', discountCodes: 'A B' },
  partnership: { name: 'Elif Yalın', email: contact.email, identityNo: '10000000146', discountCodes: 'C' },
};
const ids: Readonly<Record<EntryKind, string>> = {
  raffle: idOf('a'),
  business: idOf('b'),
  childPicture: idOf('c'),
  jobApplication: idOf('d'),
  vehicleSurvey: idOf('7'),
  vehicleAddendum: idOf('8'),
  contact: idOf('f'),
  employeeDiscount: idOf('1'),
  partnership: idOf('2'),
  phoneDeclaration: idOf('9'),
};
const kinds = Object.keys(samples) as EntryKind[];

describe('entries of forms at the desk', () => {
  let site: DeskSite;
  const people: Record<string, DeskPerson> = {};
  beforeAll(async () => {
    site = await openDeskSite([accountModule]);
    const { db, clock } = site.backend.services;
    await db.transaction(async (tx) => {
      for (const kind of kinds) {
        const row = {
          id: ids[kind],
          kind,
          campaign: kind === 'jobApplication' || kind === 'contact' ? '' : 'kampanya',
        };
        await addEntry(tx, { ...row, entrantKey: null, data: samples[kind], enteredAt: clock.now() });
      }
      const key = { id: idOf('e'), visitorId: 'v', purpose: 'cv' } as const;
      await saveEntryFile(tx, { ...key, content: cv, createdAt: clock.now() });
      await attachFile(tx, key, ids.jobApplication);
      await givePermission(tx, {
        entryId: ids.raffle,
        identityNo: '10000000146',
        phoneNumber: contact.phone,
        address: '10.0.0.1',
        textVersion: 'deneme-1',
        at: clock.now(),
      });
    });
    for (const name of ['danisman', 'operasyon', 'finans', 'icerik', 'yonetici'])
      people[name] = await site.as(`${name}@emsal.example`);
  });
  afterAll(() => site.close());

  const listed = async (name: string, more: { kind?: EntryKind; state?: 'open' | 'done' } = {}) =>
    ((await people[name]!.call('GET entries', more)).body.result as { rows: EntryRow[] } | null)?.rows;
  const detail = async (name: string, kind: EntryKind) =>
    (await people[name]!.call('GET entries/{id}', { id: ids[kind] })).body;
  const auditLog = async () =>
    ((await people['yonetici']!.call('GET auditLog', {})).body.result as { rows: AuditLogRow[] }).rows;

  it.each<[string, EntryKind[]]>([
    ['danisman', ['business', 'vehicleSurvey']],
    [
      'operasyon',
      ['jobApplication', 'contact', 'vehicleAddendum', 'phoneDeclaration', 'employeeDiscount', 'partnership'],
    ],
    ['icerik', ['raffle', 'childPicture']],
    ['yonetici', kinds],
  ])('%s reads the entries of %j and no other', async (name, read) => {
    expect((await listed(name))!.map(({ kind }) => kind).sort()).toEqual([...read].sort());
    for (const kind of kinds)
      expect([kind, (await detail(name, kind)).messageCode]).toEqual([
        kind,
        read.includes(kind) ? null : 'notPermitted',
      ]);
  });

  it('finance reads none', async () => {
    expect((await people['finans']!.call('GET entries', {})).status).toBe(403);
  });

  it('shows what was sent with its labels, as text', async () => {
    const { answers, file, campaign } = (await detail('operasyon', 'jobApplication')).result as EntryDetail;
    expect(answers).toEqual(
      expect.arrayContaining([
        { label: 'Alan', value: 'Yazılım ve veri' },
        { label: 'Not', value: '<script>alert(1)</script>' },
      ]),
    );
    expect([file, campaign]).toEqual(['owned', '']);
  });

  it('every look stands in the audit log, with who and what', async () => {
    await listed('icerik', { kind: 'raffle' });
    await detail('icerik', 'raffle');
    const rows = await auditLog();
    expect(rows[1]).toMatchObject({ action: 'Başvuru listesine bakma', reason: 'başvuru takibi: Çekiliş' });
    expect(rows[0]).toMatchObject({ who: 'Selin Aksoy', action: 'Başvuruya bakma', object: ids.raffle });
  });

  it('a list names nobody of a raffle, who gave no name', async () => {
    const [row] = (await listed('icerik', { kind: 'raffle' }))!;
    expect(row!.who).toBe('0532 *** ** 67');
  });

  it('is marked as done once, and opened again', async () => {
    const change = (from: 'open' | 'done') =>
      people['danisman']!.call('POST entries/{id}/state', { id: ids.business, from });
    expect((await change('open')).body.isSuccess).toBe(true);
    expect((await change('open')).body.messageCode).toBe('entryChanged');
    expect(await listed('danisman', { kind: 'business' })).toEqual([]);
    expect((await listed('danisman', { kind: 'business', state: 'done' }))!.map(({ id }) => id)).toEqual([
      ids.business,
    ]);
    expect(((await detail('danisman', 'business')).result as EntryDetail).done).toMatchObject({
      by: expect.any(String),
    });
    expect((await change('done')).body.isSuccess).toBe(true);
    expect(await listed('danisman', { kind: 'business' })).toHaveLength(1);
  });

  it('a permission for announcements is taken back once, by a row of its own in the consent log', async () => {
    const withdraw = () => people['icerik']!.call('POST entries/{id}/withdraw-permission', { id: ids.raffle });
    expect(((await detail('icerik', 'raffle')).result as EntryDetail).announcement).toBe('given');
    expect((await withdraw()).body.isSuccess).toBe(true);
    expect((await withdraw()).body.messageCode).toBe('permissionNotGiven');
    expect(((await detail('icerik', 'raffle')).result as EntryDetail).announcement).toBe('withdrawn');
    const rows = await site.backend.services.db
      .select()
      .from(consents)
      .where(eq(consents.entryId, ids.raffle))
      .orderBy(consents.position);
    expect(rows).toMatchObject([
      { isGiven: true, channel: 'web', contact: contact.phone, textVersion: 'deneme-1', visitId: null },
      { isGiven: false, channel: 'desk', contact: contact.phone, textVersion: 'deneme-1' },
    ]);
  });

  it('a file is downloaded by the role that owns it only, and the audit log says so', async () => {
    const download = (name: string) => people[name]!.get(`/api/entries/${ids.jobApplication}/file`);
    const reply = await download('operasyon');
    expect([reply.statusCode, reply.rawPayload]).toEqual([200, cv]);
    expect(reply.headers).toMatchObject({
      'content-disposition': 'attachment; filename="ozgecmis.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await auditLog())[0]).toMatchObject({ action: 'Başvurunun dosyasını indirme', object: ids.jobApplication });
    for (const name of ['yonetici', 'danisman', 'finans']) expect((await download(name)).statusCode).toBe(403);
    expect((await people['danisman']!.get(`/api/entries/${ids.business}/file`)).statusCode).toBe(404);
    expect((await site.desk.inject(`/api/entries/${ids.jobApplication}/file`)).statusCode).toBe(401);
  });

  it('M305 a refused declaration is told to its telephone, by the role that sees it', async () => {
    const mark = (name: string, from: 'open' | 'done') =>
      people[name]!.call('POST entries/{id}/state', { id: ids.phoneDeclaration, from });
    const told = () =>
      site.backend.ports.sentSms.filter(
        ({ to, text }) => to === samples.phoneDeclaration.phone && /ekleyemedik/.test(text),
      );
    expect((await mark('yonetici', 'open')).body.messageCode).toBe('notPermitted');
    expect((await mark('operasyon', 'open')).body.isSuccess).toBe(true);
    expect(await eventually(() => told().length)).toBe(1);
    expect((await mark('yonetici', 'done')).body.isSuccess).toBe(true);
  });

  it('M305 a declaration binds its telephone once, and only by the role that sees it', async () => {
    const { identityNo = '', phone = '' } = samples.phoneDeclaration;
    const bind = (name: string, kind: EntryKind) =>
      people[name]!.call('POST entries/{id}/bind-telephone', { id: ids[kind] });
    const bound = async () => {
      const { db } = site.backend.services;
      const customer = await findCustomer(db, { identityKey: identityIndex(identityNo) });
      return customer ? telephonesOf(db, customer.id) : [];
    };
    for (const name of ['yonetici', 'danisman'])
      expect((await bind(name, 'phoneDeclaration')).body.messageCode).toBe('notPermitted');
    expect((await bind('operasyon', 'contact')).body.messageCode).toBe('notPermitted');
    expect(await bound()).toEqual([]);
    expect((await bind('operasyon', 'phoneDeclaration')).body.isSuccess).toBe(true);
    expect((await bind('operasyon', 'phoneDeclaration')).body.messageCode).toBe('entryChanged');
    expect(await bound()).toMatchObject([{ telephone: phone, provenBy: 'declaration', removedAt: null }]);
    expect((await auditLog())[0]).toMatchObject({ action: 'Beyanla telefon ekleme', object: ids.phoneDeclaration });
  });

  it('an unknown one is told', async () => {
    expect((await people['yonetici']!.call('GET entries/{id}', { id: idOf('0') })).body.messageCode).toBe(
      'entryUnknown',
    );
  });
});
