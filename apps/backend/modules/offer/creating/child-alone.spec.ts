import { readQuoteRequest } from '@emsal/insurers/read-quote-request';
import { insurersSelling } from '@emsal/insurers/registry';
import { latestQuote } from '../offer-store';
import { quotesFixture } from '../testing/quotes-fixture';
import { offerVisit } from '../testing/offer-visit';

const given = quotesFixture();

/** The test clock shows 2026-11-21. */
const child = { insuredTcNo: '20000000800', birthdayInsured: '2009-01-01', showParentName: true };
const parent = {
  parentIdentityNo: '10000000078',
  parentBirthDate: '1985-04-12',
  parentName: 'AYŞE',
  parentSurname: 'YILMAZ',
};

it('F445 TRAVEL of an insured of 17 without a parent gets no offer: 404, and no insurer is asked', async () => {
  const { createOffer } = await offerVisit(given.test, 'TRAVEL', child);
  const { status, body } = await createOffer();
  expect([status, body.isSuccess, body.messageCode]).toEqual([200, false, '404']);
  expect(body.message).toContain('Ebeveyn bilgilerini ekleyerek');
  expect(given.stubs.requestCounts.size).toBe(0);
});

it('M374 a wrong answer about the parent has the message of its field', async () => {
  const { createOffer } = await offerVisit(given.test, 'TRAVEL', {
    ...child,
    ...parent,
    parentBirthDate: '2009-01-01',
  });
  const { status, body } = await createOffer();
  expect([status, body.messageCode, Object.keys(body.fields ?? {})]).toEqual([400, 'badBody', ['parentBirthDate']]);
});

it('F440 an adult who travels along is the policyholder, and no parent is asked', async () => {
  const adult = { identityNo: '10000000078', birthDate: '1985-04-12' };
  const visit = await offerVisit(given.test, 'TRAVEL', { ...child, travellers: [adult] });
  expect((await visit.createOffer()).body).toMatchObject({ isSuccess: true });
  const quote = await latestQuote(given.test.services.db, visit.visitId);
  expect(readQuoteRequest(quote!.request)).toMatchObject({
    policyholder: { identityNo: adult.identityNo },
    risk: { travellers: [{ identityNo: child.insuredTcNo }, { identityNo: adult.identityNo, relation: 'self' }] },
  });
});

it('F439 F440 with a parent every insurer is asked, with the parent as policyholder and the child as traveller', async () => {
  const visit = await offerVisit(given.test, 'TRAVEL', { ...child, ...parent });
  expect((await visit.createOffer()).body).toMatchObject({ isSuccess: true });
  const { offerList } = await visit.completeList();
  expect(offerList).toHaveLength(insurersSelling('TRAVEL').length);
  const quote = await latestQuote(given.test.services.db, visit.visitId);
  expect(readQuoteRequest(quote!.request)).toMatchObject({
    policyholder: { identityNo: parent.parentIdentityNo, birthday: parent.parentBirthDate },
    risk: { travellers: [{ identityNo: child.insuredTcNo, birthday: child.birthdayInsured, relation: 'child' }] },
  });
});
