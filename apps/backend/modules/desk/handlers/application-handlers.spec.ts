import type { ApplicationDetail, ApplicationFile, ApplicationRow } from '@emsal/api/desk/application-shapes';
import type { VisitId } from '@emsal/api/calls/identifiers';
import type { AuditLogRow } from '@emsal/api/desk/desk-calls';
import { samples } from '@emsal/lines/health/travel/samples';
import { dayInTurkey } from '@emsal/validation/dates/day-in-turkey';
import { ownedByNobody } from '../../../customers/owner';
import { saveApplication } from '../../checkout/applications/application-store';
import { savePerson } from '../../visit-person/visit-person-store';
import { openDeskSite, type DeskPerson, type DeskSite } from '../testing/desk-site';

const phoneNumber = '5321234567';
const reason = 'Bu poliçeyi danışmanlarımız hazırlar.';

describe('applications at the desk', () => {
  let site: DeskSite;
  let adviser: DeskPerson;
  let id: string;
  let lastNo = 1_000_000_000;
  beforeAll(async () => {
    site = await openDeskSite();
    adviser = await site.as('danisman@emsal.example');
  });
  beforeEach(async () => void (id = await handedOver()));
  afterAll(() => site.close());

  async function handedOver(): Promise<string> {
    const { db, clock } = site.backend.services;
    const visitId = (await (await site.backend.visitor()).visit('TRAVEL', 29)) as VisitId;
    await savePerson(db, { visitId, identityNo: '10000000078', phoneNumber, name: 'AYŞE', surname: 'YILMAZ' });
    const today = dayInTurkey(clock.now());
    const { answers } = samples(today)[0]!;
    lastNo += 1;
    const { applicationNo } = await db.transaction((tx) =>
      saveApplication(tx, {
        applicationNo: String(lastNo),
        visitId,
        line: 'TRAVEL',
        offer: null,
        reason,
        answers,
        promisedOn: today,
        createdAt: clock.now(),
        ...ownedByNobody,
      }),
    );
    return applicationNo;
  }
  const listed = async (list: 'nobody' | 'mine' | 'ended') =>
    ((await adviser.call('GET applications', { list })).body.result as { rows: ApplicationRow[] }).rows;
  const rowIn = async (list: 'nobody' | 'mine' | 'ended') => (await listed(list)).find((row) => row.id === id);
  const detail = async (reader = adviser) =>
    (await reader.call('GET applications/{id}', { id })).body.result as ApplicationDetail;
  const file = (reader = adviser) => reader.call('GET applications/{id}/file', { id });
  const move = (to: 'taken' | 'received' | 'sold', by = adviser) => by.call('POST applications/{id}/move', { id, to });
  const lastLooks = async (count: number) => {
    const admin = await site.as('yonetici@emsal.example');
    const { rows } = (await admin.call('GET auditLog', {})).body.result as { rows: AuditLogRow[] };
    return rows.filter(({ action }) => action !== 'Giriş').slice(0, count);
  };

  it('F070 are listed with line, day and hours, and with masked names', async () => {
    expect(await rowIn('nobody')).toMatchObject({
      line: 'TRAVEL',
      who: 'A*** Y***',
      state: 'received',
      callWindow: null,
    });
    expect(JSON.stringify(await listed('nobody'))).not.toMatch(/AYŞE|5321234567/);
  });

  it('show who is to be called and why; the form opens for the adviser who took it only', async () => {
    expect(await detail()).toMatchObject({ who: 'AYŞE YILMAZ', phoneNumber: '0532 123 45 67', reason, hasFile: false });
    expect((await file()).body.messageCode).toBe('applicationNotTaken');
    await move('taken');
    expect(await rowIn('nobody')).toBeUndefined();
    expect(await rowIn('mine')).toMatchObject({ state: 'taken' });
    expect(await detail()).toMatchObject({ hasFile: true, adviser: expect.any(String) });
    const sections = (await file()).body.result as ApplicationFile;
    expect(sections.map(({ title }) => title)).toContain('Nereye, ne zaman, kimler?');
    expect(JSON.stringify(sections)).toContain('Gidilecek');
  });

  it('every look stands in the audit log, with who and what', async () => {
    await move('taken');
    await listed('mine');
    await detail();
    await file();
    expect(await lastLooks(4)).toMatchObject([
      { action: 'Danışmanlık formunu açma', object: id, reason: 'Seyahat Sağlık Sigortası' },
      { action: 'Danışmanlık başvurusuna bakma', object: id },
      { action: 'Danışmanlık listesine bakma' },
      { action: 'Danışmanlık başvurusunun durumunu değiştirme', object: id, reason: 'taken' },
    ]);
  });

  it('belong to one adviser, and end', async () => {
    await move('taken');
    const operations = await site.as('operasyon@emsal.example');
    expect(await detail(operations)).toMatchObject({ hasFile: false, moves: [] });
    expect((await file(operations)).body.messageCode).toBe('applicationNotTaken');
    expect((await move('received', operations)).body.messageCode).toBe('notPermitted');
    expect((await detail()).moves).toEqual(['received', 'waitingForCustomer', 'sold', 'notSold']);
    expect((await move('sold')).body.isSuccess).toBe(true);
    expect(await rowIn('ended')).toMatchObject({ state: 'sold' });
    expect((await move('taken')).body.messageCode).toBe('applicationChanged');
  });

  it('an unknown one is told', async () => {
    const unknown = await adviser.call('GET applications/{id}', { id: '9999999999' });
    expect(unknown.body.messageCode).toBe('applicationUnknown');
  });
});
