import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { render } from '@testing-library/react';
import { SpreadPanel } from './spread-panel';
import { weights } from '@emsal/ranking/rank';
import { answerTexts } from '../insurer-answers/answer.texts';
import { spreadTexts as texts } from './spread-panel.texts';

function panelOf(covers: readonly number[]): HTMLElement {
  const offerList = covers.map((coverageScore, index) =>
    sampleOffer(index + 1, (index + 1) * 100_00, { coverageScore }),
  );
  const range = { lowest: 100_00, median: 300_00, highest: covers.length * 100_00 };
  return render(
    <SpreadPanel insurers={[]} onChoose={() => undefined} {...{ offerList, range, weights }}>
      {null}
    </SpreadPanel>,
  ).container;
}

it.each([
  ['six offers of several covers', [6, 7, 8, 6, 7, 8], texts.plot],
  ['six offers of one cover', [6, 6, 6, 6, 6, 6], texts.flatPlot],
])('explains a plot of %s', (_, covers, text) => {
  expect(panelOf(covers)).toHaveTextContent(text);
});

it('says that all prices are equal instead of plotting one column', () => {
  const offerList = [6, 7, 8, 6, 7, 8].map((coverageScore, index) => sampleOffer(index + 1, 100_00, { coverageScore }));
  const range = { lowest: 100_00, median: 100_00, highest: 100_00 };
  const { container } = render(
    <SpreadPanel insurers={[]} onChoose={() => undefined} {...{ offerList, range, weights }}>
      {null}
    </SpreadPanel>,
  );
  expect(container.querySelector('figure')).toBeNull();
  expect(container).toHaveTextContent(texts.onePriceText);
  expect(container).not.toHaveTextContent(/ilmek/);
});

it('shows only the price of a single offer', () => {
  expect(panelOf([6]).querySelector('figure')).toBeNull();
});

it('explains no plot for a short list', () => {
  expect(panelOf([6, 7])).not.toHaveTextContent(/ilmek/);
});

it.each([
  [{ asked: 28, offered: 24 }, '28 şirkete sorduk, 24’ü teklif verdi.'],
  [{ asked: 28, offered: 28 }, '28 şirkete sorduk, hepsi teklif verdi.'],
  [{ asked: 28, offered: 0 }, '28 şirkete sorduk, hiçbiri teklif vermedi.'],
])('%o is described as: %s', (counts, text) => expect(answerTexts.answerCounts(counts)).toBe(text));

it('says that the law sets the price, where it does', () => {
  const offerList = [6, 7].map((coverageScore, index) => sampleOffer(index + 1, 100_00, { coverageScore }));
  const samePrice = { price: 0, coverage: 1, samePrice: true } as const;
  const { container } = render(
    <SpreadPanel
      insurers={[]}
      onChoose={() => undefined}
      offerList={offerList}
      range={{ lowest: 100_00, median: 100_00, highest: 100_00 }}
      weights={samePrice}
    >
      {null}
    </SpreadPanel>,
  );
  expect(container).toHaveTextContent(texts.legalPriceText);
  expect(container).not.toHaveTextContent(texts.onePriceText);
});
