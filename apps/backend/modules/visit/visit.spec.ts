import { visibleSteps } from '@emsal/lines/kit/visible-steps';
import { samplesToday } from '@emsal/lines/kit/sample';
import { traffic } from '@emsal/lines/vehicle/traffic/traffic';
import { trafficSamples } from '@emsal/lines/vehicle/traffic/traffic-samples';
import { testApp, type TestApp } from '../../testing/test-app';
import type { TestVisitor } from '../../testing/test-visitor';
import { markVerified } from './visit-store';

/** Passes the checks of the line's first step. */
const contact = { shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567' };

describe('a visit', () => {
  let backend: TestApp;
  let visitor: TestVisitor;
  beforeAll(async () => void (backend = await testApp()));
  beforeEach(async () => void (visitor = await backend.visitor()));
  afterAll(() => backend.close());
  const save = (visitId: string, step: string, answers: Record<string, string | boolean | null>, completed = true) =>
    visitor.call('POST quoterequestapi/draft/save', { visitId, step, answers, completed });
  const draft = async (visitId: string) =>
    (await visitor.call('GET quoterequestapi/draft/{visitId}', { visitId })).body.result as {
      answers: object;
      completedSteps: string[];
      line: string;
      isVerified: boolean;
    };

  it('F499 createfunnel returns a visit id and sets the HttpOnly visit cookie of the line', async () => {
    const reply = await visitor.call('POST quoterequestapi/sharedstep/createfunnel', {
      branchId: 53,
      line: 'TRAFFIC',
      ref: 'kampanya',
    });
    expect(reply.body).toEqual({
      isSuccess: true,
      result: expect.stringMatching(/^[0-9a-f]{32}$/),
      message: null,
      messageCode: null,
    });
    expect(String(reply.headers['set-cookie'])).toMatch(
      new RegExp(`^visit-53=${reply.body.result}; .*HttpOnly; SameSite=Lax$`),
    );
  });

  it('names the cookie after the line where two lines share a branch id', async () => {
    const id = await visitor.visit('USEDVEHICLETRAFFIC');
    expect(visitor.cookies.get('visit-53-USEDVEHICLETRAFFIC')).toBe(id);
  });

  it("F499 refuses a branch id that is not the line's", async () => {
    const reply = await visitor.call('POST quoterequestapi/sharedstep/createfunnel', { branchId: 10, line: 'TRAFFIC' });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['branchId']]);
  });

  it('keeps what was typed, complete or not, and what was left by its button', async () => {
    const visitId = await visitor.visit();
    await save(visitId, 'temel-bilgiler', { phoneNumber: '532' }, false);
    await save(visitId, 'temel-bilgiler', contact);
    await save(visitId, 'arac-bilgileri', { licensePlateNo: '34ABC12' }, false);
    expect(await draft(visitId)).toMatchObject({
      line: 'TRAFFIC',
      answers: { ...contact, licensePlateNo: '34ABC12' },
      completedSteps: ['temel-bilgiler'],
    });
  });

  it('keeps of two plates that two tabs say one vehicle: what stood on the other goes, what is beside it stays', async () => {
    const visitId = await visitor.visit();
    const first = { licensePlateNo: '34ABC12', licenseNo: 'AB123456', vehicleBrand: '005', vehicleEngineNo: 'M1' };
    await save(visitId, 'arac-ozellikleri', { ...contact, ...first }, false);
    await save(visitId, 'arac-ozellikleri', { licensePlateNo: '34 abc 12', vehicleBrand: '005' }, false);
    expect((await draft(visitId)).answers).toMatchObject({ vehicleEngineNo: 'M1' });
    await save(visitId, 'arac-ozellikleri', { licensePlateNo: '06BCD789', vehicleBrand: '020' }, false);
    expect((await draft(visitId)).answers).toMatchObject({
      ...contact,
      licensePlateNo: '06BCD789',
      licenseNo: 'AB123456',
      vehicleBrand: '020',
      vehicleEngineNo: null,
    });
  });

  it('keeps what follows from an answer with it: a plate says that there is one', async () => {
    const visitId = await visitor.visit();
    await save(visitId, 'hero', { licensePlateNo: '34ABC12' }, false);
    expect((await draft(visitId)).answers).toMatchObject({
      licensePlateNo: '34ABC12',
      licensePlateStatus: '1',
      plate1: '34',
    });
  });

  it('opens a completed step again when its answers change, not when they are merely repeated', async () => {
    const visitId = await visitor.visit();
    await save(visitId, 'temel-bilgiler', contact);
    await save(visitId, 'temel-bilgiler', contact, false);
    expect((await draft(visitId)).completedSteps).toEqual(['temel-bilgiler']);
    await save(visitId, 'temel-bilgiler', { phoneNumber: '5329999999' }, false);
    expect((await draft(visitId)).completedSteps).toEqual([]);
  });

  it('does not open a step again for what its page only remembers', async () => {
    const visitId = await visitor.visit();
    await save(visitId, 'temel-bilgiler', contact);
    await save(visitId, 'temel-bilgiler', { owedSteps: 'temel-bilgiler', lookupRuns: '{}' }, false);
    expect(await draft(visitId)).toMatchObject({
      answers: { owedSteps: 'temel-bilgiler' },
      completedSteps: ['temel-bilgiler'],
    });
  });

  const numbered = (visitId: string, mark: string, answers: Record<string, string>, completed = false) =>
    visitor.call('POST quoterequestapi/draft/save', { visitId, step: 'temel-bilgiler', answers, completed, mark });

  it('takes no answer from a save that a later one of its page has overtaken, but believes that its step was left', async () => {
    const visitId = await visitor.visit();
    await numbered(visitId, 'aaaaaaaa.2', contact);
    await numbered(visitId, 'aaaaaaaa.1', { ...contact, phoneNumber: '5321111111' }, true);
    expect(await draft(visitId)).toMatchObject({ answers: contact, completedSteps: ['temel-bilgiler'] });
    await numbered(visitId, 'bbbbbbbb.1', { phoneNumber: '5322222222' });
    expect(await draft(visitId)).toMatchObject({ answers: { phoneNumber: '5322222222' }, completedSteps: [] });
  });

  it('is read together with a save that is on its way', async () => {
    const visitId = await visitor.visit();
    await numbered(visitId, 'aaaaaaaa.1', contact);
    const read = visitor.call('GET quoterequestapi/draft/{visitId}', { visitId, after: 'aaaaaaaa.3' });
    await numbered(visitId, 'aaaaaaaa.2', { phoneNumber: '5321111111' });
    await numbered(visitId, 'aaaaaaaa.3', { phoneNumber: '5322222222' });
    expect((await read).body.result).toMatchObject({ answers: { phoneNumber: '5322222222' } });
  });

  it.each([
    ['a wrong answer', { ...contact, shortLicenseOwnerTcOrTaxNo: '10000000079' }],
    ['a missing answer', { phoneNumber: contact.phoneNumber }],
    ['an answer that was cleared', { ...contact, phoneNumber: null }],
  ])('keeps a step with %s, but does not believe that it was completed', async (_what, answers) => {
    const visitId = await visitor.visit();
    await save(visitId, 'temel-bilgiler', answers);
    expect(await draft(visitId)).toMatchObject({ answers, completedSteps: [] });
  });

  it('judges a step with the answers of the steps before it; one that was skipped or does not exist stays open', async () => {
    const visitId = await visitor.visit();
    const { answers } = trafficSamples(samplesToday)[0]!;
    await save(visitId, 'temel-bilgiler', answers as Record<string, string | boolean>, false);
    const steps = visibleSteps(traffic, answers).map(({ slug }) => slug);
    for (const step of [...steps, 'araclarim', 'olmayan-adim']) await save(visitId, step, {});
    expect((await draft(visitId)).completedSteps).toEqual(steps);
  });

  it('refuses a draft that grows beyond what a form can ask', async () => {
    const visitId = await visitor.visit();
    const part = (at: number) =>
      Object.fromEntries(Array.from({ length: 55 }, (_, n) => [`f${at}-${n}`, 'x'.repeat(500)]));
    const statuses = [];
    for (const at of [1, 2, 3]) statuses.push((await save(visitId, 'temel-bilgiler', part(at), false)).status);
    expect(statuses).toEqual([200, 200, 413]);
    expect(Object.keys((await draft(visitId)).answers)).toHaveLength(110);
  });

  it('refuses more answers than a step can have', async () => {
    const visitId = await visitor.visit();
    const long = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`field${at}`, 'x'.repeat(500)]));
    expect((await save(visitId, 'temel-bilgiler', long)).status).toBe(413);
    expect((await save(visitId, 'temel-bilgiler', { text: 'x'.repeat(501) })).status).toBe(400);
  });

  describe('of a visitor who told another line something', () => {
    const told = { ...contact, birthdayForLicense: '1985-04-12', licensePlateNo: '34ABC12' };
    const open = async (typed?: Record<string, string>) =>
      (
        await visitor.call('POST quoterequestapi/sharedstep/createfunnel', {
          branchId: 10,
          line: 'AUTO',
          ...(typed && { typed }),
        })
      ).body.result as string;
    const openAfterTraffic = async (typed?: Record<string, string>) => {
      const first = await visitor.visit();
      await save(first, 'temel-bilgiler', { ...told, marketingConfirm: true });
      return { first, next: await open(typed) };
    };

    it('begins with the answers that both lines ask, and with no tick, finished step or proof', async () => {
      const first = await visitor.visit();
      await save(first, 'temel-bilgiler', { ...told, marketingConfirm: true });
      const proof = { visitId: first, at: backend.clock.now(), identityKey: 'k', phone: contact.phoneNumber };
      await markVerified(backend.services.db, proof);
      const next = await draft(await open({}));
      expect(next).toMatchObject({ answers: told, completedSteps: [], isVerified: false });
      expect(next.answers).not.toHaveProperty('marketingConfirm');
    });

    it('begins empty for a page that does not read what is known', async () => {
      expect((await draft((await openAfterTraffic()).next)).answers).toEqual({});
    });

    it('takes what was typed on its page over what is known, and nothing of one owner for another', async () => {
      const { next } = await openAfterTraffic({ shortLicenseOwnerTcOrTaxNo: '10000000146' });
      const { answers } = await draft(next);
      expect(answers).toMatchObject({ shortLicenseOwnerTcOrTaxNo: '10000000146', licensePlateNo: '34ABC12' });
      for (const name of ['birthdayForLicense', 'phoneNumber']) expect(answers).not.toHaveProperty(name);
    });

    it('stays as it was begun when the other line is told something else', async () => {
      const { first, next } = await openAfterTraffic({});
      await save(first, 'temel-bilgiler', { phoneNumber: '5329999999' });
      expect((await draft(next)).answers).toMatchObject(contact);
    });

    it('never begins with what another visitor told', async () => {
      await openAfterTraffic({});
      visitor = await backend.visitor();
      expect((await draft(await open({}))).answers).toEqual({});
    });

    it('begins empty when the session of the other visit is over', async () => {
      const first = await visitor.visit();
      await save(first, 'temel-bilgiler', told);
      backend.clock.advance(2 * 3600 + 1);
      await visitor.open();
      expect((await draft(await open({}))).answers).toEqual({});
    });

    it('refuses to begin with more than a step can have', async () => {
      const typed = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`field${at}`, 'x'.repeat(500)]));
      const input = { branchId: 10, line: 'AUTO' as const, typed };
      expect((await visitor.call('POST quoterequestapi/sharedstep/createfunnel', input)).status).toBe(413);
    });
  });

  it('F514 M451 copyfunnel opens a second visit with the answers of the first', async () => {
    const visitId = await visitor.visit();
    await save(visitId, 'temel-bilgiler', contact);
    const copy = (await visitor.call('GET quoterequestapi/sharedstep/copyfunnel/{visitId}', { visitId })).body
      .result as string;
    await save(visitId, 'temel-bilgiler', { phoneNumber: '5329999999' });
    expect([copy === visitId, await draft(copy)]).toMatchObject([
      false,
      { answers: contact, completedSteps: ['temel-bilgiler'] },
    ]);
    expect(visitor.cookies.get('visit-53')).toBe(copy);
  });

  it("M451 copyfunnel of another's visit answers 404", async () => {
    const visitId = await visitor.visit();
    visitor = await backend.visitor();
    expect((await visitor.call('GET quoterequestapi/sharedstep/copyfunnel/{visitId}', { visitId })).status).toBe(404);
  });

  it('F509 F510 F511 F512 M449 answers session, experiment, user type and link hash', async () => {
    const visitId = await visitor.visit();
    const ask = async (
      name: 'GetAllowedSessionForCampaign' | 'getAbTestList' | 'GetUserType' | 'CreateShortLinkHash',
    ) => (await visitor.call(`GET quoterequestapi/sharedstep/${name}/{visitId}`, { visitId })).body.result;
    expect(await ask('GetAllowedSessionForCampaign')).toBe(true);
    expect(await ask('getAbTestList')).toEqual([{ index: 25, value: expect.stringMatching(/^[AC]$/) }]);
    expect(await ask('GetUserType')).toBe('visitor');
    expect(await ask('CreateShortLinkHash')).toEqual({ hash: expect.stringMatching(/^[\w-]{60,}$/) });
  });
});
