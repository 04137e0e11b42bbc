import { eventually } from '../../../testing/eventually';
import { latestQuote, readAnswers } from '../offer-store';
import { firms, marketVisits } from '../testing/market-visits';

const given = marketVisits();

const allAnsweredBut = (silent: number) => async () => {
  const quote = await latestQuote(given.test.services.db, given.visit.visitId);
  return (await readAnswers(given.test.services.db, quote!.id)).length === firms.length - silent;
};

describe('an insurer that misbehaves costs its own offer only', () => {
  it.each([
    ['hang', 'timedOut', 'timedOut'],
    ['serverError', 'declined', 'serverError'],
    ['rubbish', 'declined', 'rubbish'],
    ['aboveCeiling', 'declined', 'aboveCeiling'],
    ['partsDiffer', 'declined', 'partsDiffer'],
    ['expired', 'declined', 'expired'],
    ['control', 'declined', 'rubbish'],
    ['old', 'declined', '591'],
  ] as const)('%s', async (behaviour, state, reasonCode) => {
    const faulty = behaviour === 'control' ? 31 : 26;
    given.market.behave(behaviour, faulty);
    await given.visit.createOffer();
    if (behaviour === 'hang') await eventually(allAnsweredBut(1)).then(given.deadline.pass);
    const list = await given.visit.completeList();
    const told = list.insurers.find(({ firmId }) => firmId === faulty);
    expect(told).toMatchObject({ state, reasonCode, reason: expect.stringMatching(/^Şirket.*\.$/) });
    expect(told?.reason).not.toContain('kendi sözü');
    expect(list.offerList).toHaveLength(firms.length - 1);
  });
});
