import { eq } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { savePerson } from '../visit-person/visit-person-store';
import { consentModule } from './consent';
import { consents } from './tables';

describe('consents', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([consentModule])));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());
  const noticeOf = async (visitId: string) =>
    (await visitor.call('POST quoterequestapi/sharedstep/getkvkkstatus', { visitId })).body.result;
  const permissionOf = async (visitId: string) =>
    (await visitor.call('POST quoterequestapi/sharedstep/checkannouncementpermission', { visitId })).body.result;
  const consentsOf = (visitId: string) =>
    backend.services.db.select().from(consents).where(eq(consents.visitId, visitId)).orderBy(consents.position);
  const permit = (visitId: string, isPermission: boolean) =>
    visitor.call('POST quoterequestapi/sharedstep/saveannouncementpermission', {
      visitId,
      value: '5321234567',
      type: 0,
      isPermission,
      textVersion: 'duyuru-2026-11',
    });

  it('F500 M436 M437 the information notice is not shown at first, then shown in the recorded version', async () => {
    const visitId = await visitor.visit();
    expect(await noticeOf(visitId)).toEqual({ isShown: false, textVersion: null });
    await visitor.call('POST quoterequestapi/sharedstep/setkvkkstatus', { visitId, textVersion: 'kvkk-2026-11' });
    expect(await noticeOf(visitId)).toEqual({ isShown: true, textVersion: 'kvkk-2026-11' });
  });

  it.each([
    ['M436', 'getkvkkstatus', {}],
    ['M437', 'setkvkkstatus', { textVersion: 'x'.repeat(41) }],
  ])('%s %s answers 400 for an invalid body and 403 without a token', async (_id, name, rest) => {
    const url = `/api/quoterequestapi/sharedstep/${name}`;
    const visitId = await visitor.visit();
    expect((await visitor.send({ method: 'POST', url, payload: { ...rest, visitId: 'no' } })).status).toBe(400);
    expect(
      (await new TestVisitor(backend.app).send({ method: 'POST', url, payload: { textVersion: 'v1', visitId } }))
        .status,
    ).toBe(403);
  });

  it('F504 F505 M438 M439 marketing permission is saved with its contact and answers isSuccess', async () => {
    const visitId = await visitor.visit();
    expect(await permissionOf(visitId)).toEqual({ isPermission: false });
    expect((await permit(visitId, true)).body).toMatchObject({ isSuccess: true });
    expect(await permissionOf(visitId)).toEqual({ isPermission: true });
    expect(await consentsOf(visitId)).toMatchObject([{ kind: 'announcement', textVersion: 'duyuru-2026-11' }]);
  });

  it.each([
    [{ value: '' }, 'value'],
    [{ value: 'telefonum yok' }, 'value'],
    [{ value: '0212 345 67 89' }, 'value'],
    [{ value: 'şule@ornek.example', type: 1 }, 'value'],
    [{ type: 3 }, 'type'],
    [{ type: -1 }, 'type'],
  ])(
    'F505 M439 a permission needs a telephone or an address and a channel: %j is refused at %s',
    async (wrong, field) => {
      const visitId = await visitor.visit();
      const reply = await visitor.send({
        method: 'POST',
        url: '/api/quoterequestapi/sharedstep/saveannouncementpermission',
        payload: { visitId, value: '5321234567', type: 0, isPermission: true, ...wrong },
      });
      expect([reply.status, reply.body.messageCode, Object.keys(reply.body.fields ?? {})]).toEqual([
        400,
        'badBody',
        [field],
      ]);
      expect(await permissionOf(visitId)).toEqual({ isPermission: false });
    },
  );

  it('F500 M437 a notice without a version is refused', async () => {
    const visitId = await visitor.visit();
    const name = 'POST quoterequestapi/sharedstep/setkvkkstatus';
    expect((await visitor.call(name, { visitId, textVersion: '' })).status).toBe(400);
    expect(await noticeOf(visitId)).toEqual({ isShown: false, textVersion: null });
  });

  it('explicit consent to the use of health data is a row of its own with its version, and is taken back by another', async () => {
    const visitId = await visitor.visit();
    const save = (isGiven: boolean) =>
      visitor.call('POST quoterequestapi/sharedstep/savehealthconsent', { visitId, isGiven, textVersion: 'saglik-1' });
    await save(true);
    await save(false);
    const row = { kind: 'healthData', textVersion: 'saglik-1', channel: 'web' };
    expect(await consentsOf(visitId)).toMatchObject([
      { ...row, isGiven: true },
      { ...row, isGiven: false },
    ]);
    expect(await permissionOf(visitId)).toEqual({ isPermission: false });
  });

  it('F209 M407 a permission of one visit does not apply to another', async () => {
    const one = await visitor.visit();
    const two = await visitor.visit();
    await permit(one, true);
    expect(await permissionOf(two)).toEqual({ isPermission: false });
  });

  it('the newest permission applies, and older ones stay in the log', async () => {
    const visitId = await visitor.visit();
    await permit(visitId, true);
    await permit(visitId, false);
    expect(await permissionOf(visitId)).toEqual({ isPermission: false });
    expect(await consentsOf(visitId)).toMatchObject([
      { isGiven: true, contact: '5321234567', address: '127.0.0.1' },
      { isGiven: false },
    ]);
  });

  it('a telephone permission is stored for the number of the visit, even if the page sends it masked', async () => {
    const visitId = await visitor.visit();
    await savePerson(backend.services.db, { visitId, identityNo: '10000000078', phoneNumber: '5329876543' });
    const masked = { visitId, value: '532 *** ** 43', type: 0, isPermission: true } as const;
    await visitor.call('POST quoterequestapi/sharedstep/saveannouncementpermission', masked);
    expect(await consentsOf(visitId)).toMatchObject([{ contact: '5329876543' }]);
  });

  it.each([
    'UPDATE consents SET is_given = false',
    "UPDATE consents SET contact = '5329876543'",
    'DELETE FROM consents',
    'TRUNCATE consents',
  ])('the database refuses: %s', async (statement) => {
    await expect(backend.services.database.pool.query(statement)).rejects.toThrow('consents is append-only');
  });
});
