import timers from 'node:timers/promises';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { visibleSteps } from '@emsal/lines/kit/steps/visible-steps';
import { form as traffic } from '@emsal/lines/vehicle/traffic/form';
import { samples as trafficSamples } from '@emsal/lines/vehicle/traffic/samples';
import { contact, visitDrafts } from '../visit/testing/visit-drafts';

const given = visitDrafts();
const { save, draft } = given;

describe('a visit', () => {
  it('takes a step without any answer, which completes nothing', async () => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'temel-bilgiler', {});
    expect(await draft(visitId)).toMatchObject({ answers: {}, completedSteps: [] });
  });

  it('keeps answers, complete or not, and the completed steps', async () => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'temel-bilgiler', { phoneNumber: '532' }, false);
    await save(visitId, 'temel-bilgiler', contact);
    await save(visitId, 'arac-bilgileri', { licensePlateNo: '34ABC12' }, false);
    expect(await draft(visitId)).toMatchObject({
      line: 'TRAFFIC',
      answers: { ...contact, licensePlateNo: '34ABC12' },
      completedSteps: ['temel-bilgiler'],
    });
  });

  it('keeps the items of a group and the parts of an address', async () => {
    const visitId = await given.visitor.visit();
    const answers = { people: [{ fullName: 'Ayşe' }], home: { way: 'code', uavtCode: '2847193056' } };
    await save(visitId, 'temel-bilgiler', answers, false);
    expect((await draft(visitId)).answers).toMatchObject(answers);
  });

  it('is read without answers of the wrong type, and with null for cleared ones', async () => {
    const visitId = await given.visitor.visit();
    const wrong = { shortLicenseOwnerTcOrTaxNo: 5, birthday: ['1985-04-12'], isDisabledVehicle: 'evet' };
    await save(visitId, 'temel-bilgiler', { ...wrong, phoneNumber: null, licensePlateNo: '34ABC12' }, false);
    const { answers } = await draft(visitId);
    expect(answers).toMatchObject({ phoneNumber: null, licensePlateNo: '34ABC12' });
    for (const name of Object.keys(wrong)) expect(answers).not.toHaveProperty(name);
  });

  it.each([[null], [{}], [7]])('derives nothing from a plate that is %j', async (licensePlateNo) => {
    const visitId = await given.visitor.visit();
    const { status } = await save(visitId, 'arac-bilgileri', { licensePlateNo }, false);
    expect(status).toBe(200);
    expect((await draft(visitId)).answers).not.toHaveProperty('licensePlateCity');
  });

  it('keeps one vehicle when two tabs enter two plates: other answers about the first one are cleared', async () => {
    const visitId = await given.visitor.visit();
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

  it('stores answers derived from others: a plate sets the plate status', async () => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'hero', { licensePlateNo: '34ABC12' }, false);
    expect((await draft(visitId)).answers).toMatchObject({
      licensePlateNo: '34ABC12',
      licensePlateStatus: '1',
      plate1: '34',
    });
  });

  it('stores answers derived from the current date: a child needs a parent', async () => {
    const visitId = await given.visitor.visit('TRAVEL', 29);
    const born = async (birthdayInsured: string) => {
      await save(visitId, 'kisisel-bilgiler', { birthdayInsured }, false);
      return (await draft(visitId)).answers;
    };
    expect(await born('2008-11-22')).toMatchObject({ showParentName: true });
    expect(await born('2008-11-21')).toMatchObject({ showParentName: false });
  });

  it('reopens a completed step when its answers change, not when they are repeated', async () => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'temel-bilgiler', contact);
    await save(visitId, 'temel-bilgiler', contact, false);
    expect((await draft(visitId)).completedSteps).toEqual(['temel-bilgiler']);
    await save(visitId, 'temel-bilgiler', { phoneNumber: '5329999999' }, false);
    expect((await draft(visitId)).completedSteps).toEqual([]);
  });

  it('does not reopen a step for bookkeeping entries of its page', async () => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'temel-bilgiler', contact);
    await save(visitId, 'temel-bilgiler', { owedSteps: 'temel-bilgiler', lookupRuns: '{}' }, false);
    expect(await draft(visitId)).toMatchObject({
      answers: { owedSteps: 'temel-bilgiler' },
      completedSteps: ['temel-bilgiler'],
    });
  });

  const numbered = (visitId: string, mark: string, answers: Record<string, string>, completed = false) =>
    given.visitor.call('POST quoterequestapi/draft/save', {
      visitId,
      step: 'temel-bilgiler',
      answers,
      completed,
      mark,
    });

  it('ignores the answers of a save that arrives after a later one of its page, but completes its step', async () => {
    const visitId = await given.visitor.visit();
    await numbered(visitId, 'aaaaaaaa.2', contact);
    await numbered(visitId, 'aaaaaaaa.1', { ...contact, phoneNumber: '5321111111' }, true);
    expect(await draft(visitId)).toMatchObject({ answers: contact, completedSteps: ['temel-bilgiler'] });
    await numbered(visitId, 'bbbbbbbb.1', { phoneNumber: '5322222222' });
    expect(await draft(visitId)).toMatchObject({ answers: { phoneNumber: '5322222222' }, completedSteps: [] });
  });

  it('completes steps that a later save reports as completed while their own save is in flight', async () => {
    const visitId = await given.visitor.visit();
    const later = { ...contact, owedSteps: 'temel-bilgiler kisisel-bilgiler olmayan-adim' };
    await save(visitId, 'meslek-bilgisi', later, false);
    expect((await draft(visitId)).completedSteps).toEqual(['temel-bilgiler']);
    await save(visitId, 'temel-bilgiler', { ...later, phoneNumber: '5329999999' }, false);
    expect((await draft(visitId)).completedSteps).toEqual([]);
  });

  it('is read after a save that is in flight', async () => {
    const visitId = await given.visitor.visit();
    await numbered(visitId, 'aaaaaaaa.1', contact);
    const read = given.visitor.call('GET quoterequestapi/draft/{visitId}', { visitId, after: 'aaaaaaaa.3' });
    await numbered(visitId, 'aaaaaaaa.2', { phoneNumber: '5321111111' });
    await numbered(visitId, 'aaaaaaaa.3', { phoneNumber: '5322222222' });
    expect((await read).body.result).toMatchObject({ answers: { phoneNumber: '5322222222' } });
  });

  it('is read after a save that another tab’s save has followed', async () => {
    const visitId = await given.visitor.visit();
    await numbered(visitId, 'aaaaaaaa.3', contact);
    await numbered(visitId, 'bbbbbbbb.1', { phoneNumber: '5322222222' });
    const read = await given.visitor.call('GET quoterequestapi/draft/{visitId}', { visitId, after: 'aaaaaaaa.3' });
    expect(read.status).toBe(200);
    await numbered(visitId, 'aaaaaaaa.2', { phoneNumber: '5321111111' });
    expect(await draft(visitId)).toMatchObject({ answers: { phoneNumber: '5322222222' } });
  });

  it('is not read without a save that does not arrive: the page asks again, and shows it when it has arrived', async () => {
    const visitId = await given.visitor.visit();
    await numbered(visitId, 'aaaaaaaa.1', contact);
    const read = () => given.visitor.call('GET quoterequestapi/draft/{visitId}', { visitId, after: 'aaaaaaaa.2' });
    const soon = vi.spyOn(timers, 'setTimeout').mockImplementation(() => Promise.resolve() as never);
    const before = await read();
    soon.mockRestore();
    expect([before.status, before.body.messageCode, before.headers['retry-after']]).toEqual([503, 'unavailable', '1']);
    await numbered(visitId, 'aaaaaaaa.2', contact, true);
    expect((await read()).body.result).toMatchObject({ completedSteps: ['temel-bilgiler'] });
  });

  it.each([
    ['an invalid answer', { ...contact, shortLicenseOwnerTcOrTaxNo: '10000000079' }],
    ['a missing answer', { phoneNumber: contact.phoneNumber }],
    ['an answer that was cleared', { ...contact, phoneNumber: null }],
  ])('stores a step with %s without completing it', async (_what, answers) => {
    const visitId = await given.visitor.visit();
    await save(visitId, 'temel-bilgiler', answers);
    expect(await draft(visitId)).toMatchObject({ answers, completedSteps: [] });
  });

  it('validates a step with the answers of earlier steps; a hidden or unknown step is not completed', async () => {
    const visitId = await given.visitor.visit();
    const { answers } = trafficSamples(samplesToday)[0]!;
    await save(visitId, 'temel-bilgiler', answers as Record<string, string | boolean>, false);
    const steps = visibleSteps(traffic, answers).map(({ slug }) => slug);
    for (const step of [...steps, 'araclarim', 'olmayan-adim']) await save(visitId, step, {});
    expect((await draft(visitId)).completedSteps).toEqual(steps);
  });

  it('refuses a draft that grows beyond the size limit', async () => {
    const visitId = await given.visitor.visit();
    const part = (at: number) =>
      Object.fromEntries(Array.from({ length: 55 }, (_, n) => [`f${at}-${n}`, 'x'.repeat(500)]));
    const statuses = [];
    for (const at of [1, 2, 3]) statuses.push((await save(visitId, 'temel-bilgiler', part(at), false)).status);
    expect(statuses).toEqual([200, 200, 413]);
    expect(Object.keys((await draft(visitId)).answers)).toHaveLength(110);
  });

  it('refuses a save beyond the size limit', async () => {
    const visitId = await given.visitor.visit();
    const long = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`field${at}`, 'x'.repeat(500)]));
    expect((await save(visitId, 'temel-bilgiler', long)).status).toBe(413);
    expect((await save(visitId, 'temel-bilgiler', { text: 'x'.repeat(501) })).status).toBe(400);
  });
});
