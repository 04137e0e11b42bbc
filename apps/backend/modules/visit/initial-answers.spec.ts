import { noAddress } from '@emsal/lines/kit/fields/address';
import { contact, visitDrafts } from './testing/visit-drafts';
import { markVerified } from './visit-store';

const given = visitDrafts();
const { save, draft } = given;

describe('a visit', () => {
  describe('of a visitor with answers in another line', () => {
    const answersInTraffic = { ...contact, birthdayForLicense: '1985-04-12', licensePlateNo: '34ABC12' };
    const open = async (typed?: Record<string, string>) =>
      (
        await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', {
          branchId: 10,
          line: 'AUTO',
          ...(typed && { typed }),
        })
      ).body.result as string;
    const openAfterTraffic = async (typed?: Record<string, string>) => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', { ...answersInTraffic, marketingConfirm: true });
      return { first, next: await open(typed) };
    };

    it('starts with the answers that both lines have, without consents, completed steps or verification', async () => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', { ...answersInTraffic, marketingConfirm: true });
      const verification = {
        visitId: first,
        at: given.backend.clock.now(),
        identityHash: 'k',
        phone: contact.phoneNumber,
      };
      await markVerified(given.backend.services.db, verification);
      const next = await draft(await open({}));
      expect(next).toMatchObject({ answers: answersInTraffic, completedSteps: [], isVerified: false });
      expect(next.answers).not.toHaveProperty('marketingConfirm');
    });

    it('of another family starts with the person only, under the field names of its line', async () => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', answersInTraffic);
      const ofTravel = { branchId: 29, line: 'TRAVEL', typed: {} } as const;
      const { body } = await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', ofTravel);
      expect((await draft(body.result as string)).answers).toEqual({
        insuredTcNo: contact.shortLicenseOwnerTcOrTaxNo,
        phoneNumber: contact.phoneNumber,
        birthdayInsured: '1985-04-12',
      });
    });

    it('of the same line starts with the same person and nothing of the former vehicle', async () => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', { ...answersInTraffic, licenseNo: 'AB123456' });
      const { body } = await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', {
        branchId: 53,
        line: 'TRAFFIC',
        typed: { ...contact, licensePlateNo: '35ZZ123' },
      });
      const { answers } = await draft(body.result as string);
      expect(answers).toMatchObject({ ...contact, birthdayForLicense: '1985-04-12', licensePlateNo: '35ZZ123' });
      expect(answers).not.toHaveProperty('licenseNo');
    });

    it('starts empty for a page that sends no typed answers', async () => {
      expect((await draft((await openAfterTraffic()).next)).answers).toEqual({});
    });

    it('stores what a landing page has grouped in the form that every step reads, and leaves alone what is wrong', async () => {
      const grouped = { shortLicenseOwnerTcOrTaxNo: '100 000 000 78', phoneNumber: '0532 123 45 67' };
      const next = await open({ ...grouped, licensePlateNo: '34 xx' });
      expect((await draft(next)).answers).toMatchObject({
        shortLicenseOwnerTcOrTaxNo: '10000000078',
        phoneNumber: '5321234567',
        licensePlateNo: '34 xx',
      });
    });

    it('keeps what no field of the line asks as it came, the text typed into a list among it', async () => {
      const unasked = { foo: 'x', cityWritten: 'Ank' };
      expect((await draft(await open(unasked))).answers).toMatchObject(unasked);
    });

    it('prefers answers typed on its page, and carries no data of one owner over to another', async () => {
      const { next } = await openAfterTraffic({ shortLicenseOwnerTcOrTaxNo: '10000000146' });
      const { answers } = await draft(next);
      expect(answers).toMatchObject({ shortLicenseOwnerTcOrTaxNo: '10000000146', licensePlateNo: '34ABC12' });
      for (const name of ['birthdayForLicense', 'phoneNumber']) expect(answers).not.toHaveProperty(name);
    });

    it('takes from an older visit of the same person what the latest did not ask, and nothing of another person', async () => {
      const { first, next } = await openAfterTraffic({});
      given.backend.clock.advance(1);
      const home = { branchId: 23, line: 'HOME', typed: {} } as const;
      const between = (await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', home)).body
        .result as string;
      given.backend.clock.advance(1);
      const third = await draft(await open({}));
      expect((await draft(between)).answers).not.toHaveProperty('licensePlateNo');
      expect(third.answers).toMatchObject(answersInTraffic);
      for (const visit of [first, next])
        await save(visit, 'temel-bilgiler', { shortLicenseOwnerTcOrTaxNo: '10000000146', licensePlateNo: '06XY123' });
      given.backend.clock.advance(1);
      await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', home);
      given.backend.clock.advance(1);
      expect((await draft(await open({}))).answers).toMatchObject(answersInTraffic);
    });

    it('keeps the newer of two homes whole', async () => {
      const inHome = (answers: object) => ({ tcNoOrTaxNo: '10000000078', phoneNumber: '5321234567', ...answers });
      const openProperty = async (line: 'DASK' | 'HOME' | 'PHONE', branchId: number, typed = {}) =>
        (await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', { branchId, line, typed })).body
          .result as string;
      const addressOf = (uavtCode: string) => ({ ...noAddress, way: 'code', uavtCode });
      const older = await openProperty('HOME', 23);
      await save(
        older,
        'konut-ozellikleri',
        inHome({ address: addressOf('4904718477'), buildingArea: '118' }) as never,
      );
      given.backend.clock.advance(1);
      const newer = await openProperty('HOME', 23);
      await save(newer, 'adres-bilgileri', inHome({ address: addressOf('4904719210'), buildingArea: '' }) as never);
      given.backend.clock.advance(1);
      await openProperty('PHONE', 186);
      given.backend.clock.advance(1);
      const { answers } = await draft(await openProperty('DASK', 37));
      expect(answers).toMatchObject({ titleDeedTcOrTaxNo: '10000000078', address: addressOf('4904719210') });
      expect(answers).not.toHaveProperty('buildingArea');
    });

    it('does not change when the other line’s answers change later', async () => {
      const { first, next } = await openAfterTraffic({});
      await save(first, 'temel-bilgiler', { phoneNumber: '5329999999' });
      expect((await draft(next)).answers).toMatchObject(contact);
    });

    it('never starts with answers of another visitor', async () => {
      await openAfterTraffic({});
      given.visitor = await given.backend.visitor();
      expect((await draft(await open({}))).answers).toEqual({});
    });

    it('starts empty when the session of the other visit has expired', async () => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', answersInTraffic);
      given.backend.clock.advance(2 * 3600 + 1);
      await given.visitor.open();
      expect((await draft(await open({}))).answers).toEqual({});
    });

    it('refuses typed answers beyond the size limit', async () => {
      const typed = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`field${at}`, 'x'.repeat(500)]));
      const input = { branchId: 10, line: 'AUTO' as const, typed };
      expect((await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', input)).status).toBe(413);
    });
  });
});
