import { unitTally, playwrightTally } from './reports';
import { add, checkTally, slowest } from './tally';

const unitReport = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      status: 'passed',
      assertionResults: [
        { fullName: 'a sum', status: 'passed', duration: 3 },
        { fullName: 'a payment', status: 'passed', duration: 4200 },
        { fullName: 'a skipped test', status: 'skipped', duration: null },
      ],
    },
  ],
};
const journeyReport = {
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [
    {
      suites: [
        {
          specs: [
            {
              file: 'traffic/card.journey.ts',
              title: 'a card',
              tests: [{ projectName: 'phone', results: [{ duration: 9000 }, { duration: 1000 }] }],
            },
          ],
        },
      ],
    },
  ],
};

describe('the tally of a report', () => {
  it('counts a skipped unit test and a flaky journey as failed', () => {
    expect([unitTally(unitReport).failed, playwrightTally(journeyReport).failed]).toEqual([1, 1]);
  });

  it('counts a file that could not be loaded as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(unitTally({ ...unitReport, numPendingTests: 0, testResults })).toMatchObject({ passed: 2, failed: 1 });
  });

  it('lists the longest tests of all runners first, a repeated journey with all its attempts', () => {
    const total = [unitTally(unitReport), checkTally(true), playwrightTally(journeyReport)].reduce(add);
    expect(slowest(total, 2)).toEqual([
      { title: '[phone] traffic/card.journey.ts: a card', seconds: 10 },
      { title: 'a payment', seconds: 4.2 },
    ]);
  });
});
