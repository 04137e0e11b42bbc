import { eq } from 'drizzle-orm';
import { testApp, type TestApp } from '../../testing/test-app';
import { TestVisitor } from '../../testing/test-visitor';
import { formConsentModule } from './form-consent';
import { consents } from './tables';

const identityNo = '10000000146';
const contact = { value: 'Elif@Ornek.example', type: 1 as const };
const textVersion = 'duyuru-2026-11';

describe('consents of a browser without a visit', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp([formConsentModule], { env: { LOG_LEVEL: 'trace' } })));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());

  const check = async (who = visitor, more: object = {}) =>
    (await who.call('POST selfservice/formData/checkFormPermission', { ...contact, ...more })).body.result;
  const save = (isPermission: boolean, more: object = {}) =>
    visitor.call('POST selfservice/formData/saveFormPermission', {
      ...contact,
      isPermission,
      textVersion,
      ...more,
    });
  const notice = async (who = visitor) =>
    (await who.call('GET selfservice/formData/getKvkkStatus/{identityNo}', { identityNo })).body.result;

  it('the permission is of one contact and browser, and its newest word counts', async () => {
    expect(await check()).toEqual({ isPermission: false });
    expect((await save(true)).body.isSuccess).toBe(true);
    expect(await check()).toEqual({ isPermission: true });
    expect(await check(visitor, { value: 'can@ornek.example' })).toEqual({ isPermission: false });
    expect(await check(await backend.visitor())).toEqual({ isPermission: false });
    await save(false);
    expect(await check()).toEqual({ isPermission: false });
    const rows = await backend.services.db.select().from(consents).where(eq(consents.kind, 'announcement'));
    expect(rows.map(({ isGiven, contactType, textVersion }) => [isGiven, contactType, textVersion])).toEqual([
      [true, 1, textVersion],
      [false, 1, textVersion],
    ]);
  });

  it('M492 M493 the notice is known to the browser that recorded it, by both calls', async () => {
    expect(await notice()).toEqual({ isShown: false, textVersion: null });
    const shown = { identityNo, textVersion: 'kvkk-2026-11' };
    expect((await visitor.call('POST selfservice/formData/setkvkkstatus', shown)).body.isSuccess).toBe(true);
    const known = { isShown: true, textVersion: 'kvkk-2026-11' };
    expect(await notice()).toEqual(known);
    expect((await visitor.call('POST selfservice/formData/getKvkkStatus', { identityNo })).body.result).toEqual(known);
    expect(await notice(await backend.visitor())).toEqual({ isShown: false, textVersion: null });
  });

  it.each([
    ['the check', 'POST', 'checkFormPermission', contact, { ...contact, value: 'elif' }],
    ['the permission', 'POST', 'saveFormPermission', { ...contact, isPermission: true, textVersion }, contact],
    ['M492', 'POST', 'setkvkkstatus', { identityNo, textVersion }, { identityNo: '1', textVersion }],
    ['M493', 'GET', `getKvkkStatus/${identityNo}`, undefined, undefined],
  ] as const)('%s %s %s answers 403 without a token and 400 for wrong input', async (_, method, name, right, wrong) => {
    const url = `/api/selfservice/formData/${name}`;
    expect((await new TestVisitor(backend.app).send({ method, url, payload: right })).status).toBe(403);
    // One digit less makes the number in the path wrong.
    const refused = { method, url: wrong ? url : url.slice(0, -1), payload: wrong };
    expect((await visitor.send(refused)).status).toBe(400);
  });

  it('M493 stores and logs no identity number, valid or not', async () => {
    const wrong = '10000000147';
    await visitor.call('GET selfservice/formData/getKvkkStatus/{identityNo}', { identityNo: wrong });
    await visitor.call('POST selfservice/formData/setkvkkstatus', { identityNo: wrong, textVersion });
    const rows = JSON.stringify(await backend.services.db.select().from(consents));
    for (const text of [rows, backend.log.join()]) expect(text).not.toMatch(/1000000014[67]/);
  });
});
