import { contact, visitDrafts } from './testing/visit-drafts';
import { markVerified } from './visit-store';

const given = visitDrafts();
const { save, draft } = given;

describe('a visit', () => {
  describe('of a visitor who told another line something', () => {
    const told = { ...contact, birthdayForLicense: '1985-04-12', licensePlateNo: '34ABC12' };
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
      await save(first, 'temel-bilgiler', { ...told, marketingConfirm: true });
      return { first, next: await open(typed) };
    };

    it('begins with the answers that both lines ask, and with no tick, finished step or proof', async () => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', { ...told, marketingConfirm: true });
      const proof = { visitId: first, at: given.backend.clock.now(), identityKey: 'k', phone: contact.phoneNumber };
      await markVerified(given.backend.services.db, proof);
      const next = await draft(await open({}));
      expect(next).toMatchObject({ answers: told, completedSteps: [], isVerified: false });
      expect(next.answers).not.toHaveProperty('marketingConfirm');
    });

    it('of another family begins with the person alone, under the names of the line', async () => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', told);
      const ofTravel = { branchId: 29, line: 'TRAVEL', typed: {} } as const;
      const { body } = await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', ofTravel);
      expect((await draft(body.result as string)).answers).toEqual({
        insuredTcNo: contact.shortLicenseOwnerTcOrTaxNo,
        phoneNumber: contact.phoneNumber,
        birthdayInsured: '1985-04-12',
      });
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
      given.visitor = await given.backend.visitor();
      expect((await draft(await open({}))).answers).toEqual({});
    });

    it('begins empty when the session of the other visit is over', async () => {
      const first = await given.visitor.visit();
      await save(first, 'temel-bilgiler', told);
      given.backend.clock.advance(2 * 3600 + 1);
      await given.visitor.open();
      expect((await draft(await open({}))).answers).toEqual({});
    });

    it('refuses to begin with more than a step can have', async () => {
      const typed = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`field${at}`, 'x'.repeat(500)]));
      const input = { branchId: 10, line: 'AUTO' as const, typed };
      expect((await given.visitor.call('POST quoterequestapi/sharedstep/createfunnel', input)).status).toBe(413);
    });
  });
});
