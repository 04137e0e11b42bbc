import type { MockInstance } from 'vitest';
import type { AuditLogRow, DeskInput } from '@emsal/api/desk/desk-calls';
import { requestFileOf, type RequestDetail, type RequestRow } from '@emsal/api/desk/request-shapes';
import { randomId } from '../../db/random-id';
import type { StaffPrincipal } from '../../http/ownership/principal';
import { askedFilesOf, changeAskedFile } from '../asked-files/asked-file-store';
import { addParties } from '../policy/party/party-store';
import { soldPolicy } from '../policy/testing/opened-order';
import { openPolicyRequest } from '../service-request/open-request';
import { addRequestFile } from '../service-request/request-file-store';
import { openDeskSite, type DeskPerson, type DeskSite } from './testing/desk-site';

const opener: StaffPrincipal = { kind: 'staff', staffId: 'phone', roles: ['operations'] };
const holder = { displayName: 'AYŞE YILMAZ', phoneNumber: '5321234567' };

describe('service requests at the desk', () => {
  let site: DeskSite;
  let employee: DeskPerson;
  let id: string;
  let fileId: string;
  let send: MockInstance<typeof site.backend.services.jobs.send>;
  beforeAll(async () => {
    site = await openDeskSite();
    employee = await site.as('operasyon@emsal.example');
  });
  beforeEach(async () => {
    // The queues of jobs are the backend's, which this site has not.
    send = vi.spyOn(site.backend.services.jobs, 'send').mockReset().mockResolvedValue(null);
    ({ id, fileId } = await asked());
  });
  afterAll(() => site.close());

  async function asked() {
    const { services } = site.backend;
    const { id: policyId } = await soldPolicy(services.db);
    const parties = { policyholder: [holder], insured: [], payer: [], lossPayee: [] };
    await services.db.transaction((tx) => addParties(tx, policyId, parties));
    const sale = { soldOn: '2026-12-05', notaryName: 'Kadıköy 12. Noterliği', saleNo: '18427' };
    const page = { id: randomId(), content: Buffer.from('jpeg'), note: '1. sayfa', actor: { kind: 'person' as const } };
    const request = await openPolicyRequest(services, opener, {
      policyId,
      details: { kind: 'cancellation', effectiveOn: '2026-12-05', ground: 'sale', sale },
      inSameTransaction: (tx, { id: requestId, createdAt: at }) => addRequestFile(tx, { ...page, requestId, at }),
    });
    return { id: request!.number, fileId: page.id };
  }
  const listed = async (list: 'nobody' | 'mine' | 'ended') =>
    ((await employee.call('GET requests', { list })).body.result as { rows: RequestRow[] }).rows;
  const rowIn = async (list: 'nobody' | 'mine' | 'ended') => (await listed(list)).find((row) => row.id === id);
  const detail = async (reader = employee) =>
    (await reader.call('GET requests/{id}', { id })).body.result as RequestDetail;
  const move = async (change: Omit<DeskInput<'POST requests/{id}/move'>, 'id'>, by = employee) =>
    (await by.call('POST requests/{id}/move', { id, ...change })).body;

  it('are listed by promised day, masked', async () => {
    expect(await rowIn('nobody')).toMatchObject({ kind: 'cancellation', who: 'A*** Y***', state: 'received' });
    const days = (await listed('nobody')).map(({ promisedOn }) => promisedOn);
    expect(days).toEqual([...days].sort());
    expect(JSON.stringify(await listed('nobody'))).not.toMatch(/AYŞE|5321234567/);
  });

  it('show what is asked with its files, each look in the audit log', async () => {
    expect(await detail()).toMatchObject({
      who: 'AYŞE YILMAZ',
      phoneNumber: '0532 123 45 67',
      employee: null,
      moves: ['inReview'],
      facts: expect.arrayContaining([{ label: 'Noter', value: 'Kadıköy 12. Noterliği' }]),
      files: [{ id: fileId, note: '1. sayfa', state: 'received', verdicts: [] }],
    });
    expect((await employee.get(`/api/${requestFileOf(id, fileId)}`)).body).toBe('jpeg');
    expect((await employee.get(`/api/${requestFileOf((await asked()).id, fileId)}`)).statusCode).toBe(404);
    const admin = await site.as('yonetici@emsal.example');
    const { rows } = (await admin.call('GET auditLog', {})).body.result as { rows: AuditLogRow[] };
    const looks = rows.filter(({ object }) => object === id).map(({ action }) => action);
    expect(looks).toEqual(['Talebin dosyasını açma', 'Talebe bakma']);
  });

  it('are taken, asked back for a document, and refused for a reason that the customer reads', async () => {
    expect(await move({ to: 'inReview' })).toMatchObject({ isSuccess: true });
    expect([await rowIn('nobody'), (await rowIn('mine'))?.state]).toEqual([undefined, 'inReview']);
    expect(await move({ to: 'waitingForCustomer' })).toMatchObject({ messageCode: 'requestReasonMissing' });
    expect(await move({ to: 'waitingForCustomer', asked: 'secondPage' })).toMatchObject({ isSuccess: true });
    expect((await detail()).history.at(-1)).toMatchObject({ state: 'waitingForCustomer', reason: 'secondPage' });
    expect(await move({ to: 'refused', refusal: 'nothingCame' })).toMatchObject({ isSuccess: true });
    expect([(await rowIn('ended'))?.state, (await detail()).moves]).toEqual(['refused', []]);
    expect(await move({ to: 'inReview' })).toMatchObject({ messageCode: 'requestChanged' });
  });

  it('M334 asks by a link for files of anything but a cancellation, and shows what came', async () => {
    const { services } = site.backend;
    const { db } = services;
    const details = { kind: 'addendum', effectiveOn: '2026-12-05', part: 'plate', value: '34YEN01' } as const;
    const { id: policyId } = await soldPolicy(db);
    const addendum = (await openPolicyRequest(services, opener, { policyId, details }))!;
    id = addendum.number;
    await move({ to: 'inReview' });
    expect(await move({ to: 'waitingForCustomer', asked: 'unreadable' })).toMatchObject({ isSuccess: false });
    expect(await move({ to: 'waitingForCustomer', asked: 'registration' })).toMatchObject({ isSuccess: true });
    expect(send).toHaveBeenCalledWith('asked-files.ask', expect.anything(), expect.anything());
    const [file] = await askedFilesOf(db, addendum.id);
    expect((await detail()).files).toMatchObject([{ state: 'waiting', isHere: false, verdicts: [] }]);
    const came = { state: 'received', content: Buffer.from('picture'), bytes: 7, changedAt: new Date() } as const;
    await db.transaction((tx) => changeAskedFile(tx, file!, came));
    expect((await detail()).files).toMatchObject([{ id: file!.id, title: 'Ruhsat', isHere: true }]);
    expect((await employee.get(`/api/${requestFileOf(id, file!.id)}`)).body).toBe('picture');
    expect((await employee.get(`/api/${requestFileOf((await asked()).id, file!.id)}`)).statusCode).toBe(404);
  });

  it('M555 have single files accepted or returned, by who has the request, in the audit log', async () => {
    const verdict = async (change: object, by = employee) =>
      (await by.call('POST requests/{id}/files/{file}/verdict', { id, file: fileId, verdict: 'again', ...change }))
        .body;
    expect(await verdict({ reason: 'glare' })).toMatchObject({ messageCode: 'requestChanged' });
    await move({ to: 'inReview' });
    expect((await detail()).files).toMatchObject([{ verdicts: ['accepted', 'again'] }]);
    expect(await verdict({})).toMatchObject({ messageCode: 'requestReasonMissing' });
    const admin = await site.as('yonetici@emsal.example');
    expect(await verdict({ reason: 'glare' }, admin)).toMatchObject({ messageCode: 'notPermitted' });
    expect(await verdict({ reason: 'glare', file: (await asked()).fileId })).toMatchObject({
      messageCode: 'requestChanged',
    });
    expect(await verdict({ reason: 'glare' })).toMatchObject({ isSuccess: true });
    const { state, files } = await detail();
    expect([state, files]).toMatchObject(['waitingForCustomer', [{ state: 'again', reason: 'glare', verdicts: [] }]]);
    const told = { requestId: expect.any(String), to: 'waitingForCustomer', by: 'sms' };
    expect(send).toHaveBeenCalledWith('service.tellMove', expect.objectContaining(told), expect.anything());
    const { rows } = (await admin.call('GET auditLog', {})).body.result as { rows: AuditLogRow[] };
    expect(rows).toContainEqual(
      expect.objectContaining({ action: 'Talebin dosyasını geri gönderme', object: id, reason: 'glare' }),
    );
  });

  it('M191 say what help is about, and how the customer wants to be answered', async () => {
    const { services } = site.backend;
    const { db } = services;
    const details = {
      kind: 'help',
      category: 'complaint',
      subject: 2683,
      text: 'İki kez çekildi.',
      answerBy: 'email',
    } as const;
    const { id: policyId } = await soldPolicy(db);
    const person = { ...holder, email: 'ayse@ornek.example' };
    await db.transaction((tx) =>
      addParties(tx, policyId, { policyholder: [person], insured: [], payer: [], lossPayee: [] }),
    );
    id = (await openPolicyRequest(services, opener, { policyId, details }))!.number;
    expect(await detail()).toMatchObject({
      email: 'ayse@ornek.example',
      facts: expect.arrayContaining([
        { label: 'Tür', value: 'Şikâyet' },
        { label: 'Konu', value: 'Tahsilat' },
        { label: 'Nasıl dönelim', value: 'E-postayla' },
      ]),
    });
  });

  it('go to the insurer, and are finished by it alone', async () => {
    await move({ to: 'inReview' });
    expect((await detail()).moves).toEqual(['waitingForCustomer', 'atInsurer', 'refused']);
    expect(await move({ to: 'done' })).toMatchObject({ messageCode: 'requestChanged' });
    expect(await move({ to: 'atInsurer' })).toMatchObject({ isSuccess: true });
    expect(send).toHaveBeenCalledWith('service.carryOut', expect.anything(), expect.anything());
    expect((await detail()).state).toBe('atInsurer');
  });

  it('are read by an administrator, who moves none, and by nobody without the permission', async () => {
    const admin = await site.as('yonetici@emsal.example');
    expect((await detail(admin)).moves).toEqual([]);
    expect(await move({ to: 'inReview' }, admin)).toMatchObject({ messageCode: 'notPermitted' });
    const adviser = await site.as('danisman@emsal.example');
    expect((await adviser.call('GET requests', {})).status).toBe(403);
    expect((await adviser.get(`/api/${requestFileOf(id, fileId)}`)).statusCode).toBe(403);
  });
});
