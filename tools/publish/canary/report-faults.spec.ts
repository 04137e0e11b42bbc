import { reportFaults } from './report-faults';

it('a reason is told once, and so is the end of the fault', () => {
  const words: string[] = [];
  const { failed, passed } = reportFaults((said) => words.push(said));
  passed();
  failed(new Error('the edge gives no counts: 503'));
  failed(new Error('the edge gives no counts: 503'));
  failed(new Error('fetch failed'));
  passed();
  passed();
  expect(words).toEqual([
    'versions on trial are not watched now: the edge gives no counts: 503',
    'versions on trial are not watched now: fetch failed',
    'versions on trial are watched again',
  ]);
});
