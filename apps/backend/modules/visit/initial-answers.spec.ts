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
        ...{ shortLicenseOwnerTcOrTaxNo: '10000000078', phoneNumber: '5321234567', licensePlateNo: '34 xx' },
      });
    });

    it('prefers answers typed on its page, and carries no data of one owner over to another', async () => {
      const { next } = await openAfterTraffic({ shortLicenseOwnerTcOrTaxNo: '10000000146' });
      const { answers } = await draft(next);
      expect(answers).toMatchObject({ shortLicenseOwnerTcOrTaxNo: '10000000146', licensePlateNo: '34ABC12' });
      for (const name of ['birthdayForLicense', 'phoneNumber']) expect(answers).not.toHaveProperty(name);
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
