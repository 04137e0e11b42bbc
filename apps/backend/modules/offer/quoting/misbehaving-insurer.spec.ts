import { eventually } from '../../../testing/eventually';
import { latestQuote, readAnswers } from '../offer-store';
import { firms, quotesFixture } from '../testing/quotes-fixture';

const given = quotesFixture();

const allAnsweredBut = (hanging: number) => async () => {
  const quote = await latestQuote(given.test.services.db, given.visit.visitId);
  return (await readAnswers(given.test.services.db, quote!.id)).length === firms.length - hanging;
};

describe('an insurer that misbehaves costs only its own offer', () => {
  it.each([
    ['hang', 'timedOut', 'timedOut'],
    ['serverError', 'declined', 'serverError'],
    ['rubbish', 'declined', 'malformed'],
    ['aboveCeiling', 'declined', 'aboveCeiling'],
    ['partsDiffer', 'declined', 'partsDiffer'],
    ['expired', 'declined', 'expired'],
    ['control', 'declined', 'malformed'],
    ['old', 'declined', '591'],
  ] as const)('%s', async (behaviour, state, reasonCode) => {
    const faulty = behaviour === 'control' ? 31 : 26;
    given.stubs.setBehaviour(behaviour, faulty);
    await given.visit.createOffer();
    if (behaviour === 'hang') await eventually(allAnsweredBut(1)).then(given.deadline.expire);
    const list = await given.visit.completeList();
    const shown = list.insurers.find(({ firmId }) => firmId === faulty);
    expect(shown).toMatchObject({ state, reasonCode, reason: expect.stringMatching(/^Şirket.*\.$/) });
    expect(shown?.reason).not.toContain('kendi sözü');
    expect(list.offerList).toHaveLength(firms.length - 1);
  });
});
