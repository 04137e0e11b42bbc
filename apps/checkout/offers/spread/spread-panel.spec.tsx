import '@testing-library/jest-dom';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { render } from '@testing-library/react';
import { SpreadPanel } from './spread-panel';
import { spreadTexts as texts } from './spread.texts';

function panelOf(covers: readonly number[]): HTMLElement {
  const offerList = covers.map((coverageScore, at) => sampleOffer(at + 1, (at + 1) * 100_00, { coverageScore }));
  const range = { lowest: 100_00, median: 300_00, highest: covers.length * 100_00 };
  return render(
    <SpreadPanel insurers={[]} onLead={() => undefined} {...{ offerList, range }}>
      {null}
    </SpreadPanel>,
  ).container;
}

it.each([
  ['six offers of several covers', [6, 7, 8, 6, 7, 8], texts.plot],
  ['six offers of one cover', [6, 6, 6, 6, 6, 6], texts.flatPlot],
])('the picture of %s is explained as it is drawn', (_, covers, words) => {
  expect(panelOf(covers)).toHaveTextContent(words);
});

it('offers of one price are said to have one: a plot of a single column would show nothing', () => {
  const offerList = [6, 7, 8, 6, 7, 8].map((coverageScore, at) => sampleOffer(at + 1, 100_00, { coverageScore }));
  const range = { lowest: 100_00, median: 100_00, highest: 100_00 };
  const { container } = render(
    <SpreadPanel insurers={[]} onLead={() => undefined} {...{ offerList, range }}>
      {null}
    </SpreadPanel>,
  );
  expect(container.querySelector('figure')).toBeNull();
  expect(container).toHaveTextContent(texts.onePriceWords);
  expect(container).not.toHaveTextContent(/ilmek/);
});

it('one offer has its price alone: no lowest, no highest, no median', () => {
  expect(panelOf([6]).querySelector('figure')).toBeNull();
});

it('a list too short for a picture explains none', () => {
  expect(panelOf([6, 7])).not.toHaveTextContent(/ilmek/);
});

it.each([
  [{ asked: 28, offered: 24 }, '28 şirkete sorduk, 24’ü teklif verdi.'],
  [{ asked: 28, offered: 28 }, '28 şirkete sorduk, hepsi teklif verdi.'],
])('of %o it says: %s', (answered, words) => expect(texts.who(answered)).toBe(words));
