import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineIds } from '@emsal/lines/facts/line-ids';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { InfoWidget } from './info-widget';
import { lineWidgetTexts } from './line-widget.texts';
import { widgetTexts } from './widget.texts';

const words = { ...lineWidgetTexts, generic: widgetTexts };

const own: [string, LineId, keyof typeof words][] = [
  ['F630', 'HOME', 'home'],
  ['F631', 'PHONE', 'payment'],
  ['F632', 'DASK', 'dask'],
  ['F633', 'PET', 'pet'],
];
const named = own.map(([, line]) => line);

describe('the information beside the offers', () => {
  it.each([
    ...own,
    ...lineIds.filter((line) => !named.includes(line)).map((line) => ['F634', line, 'generic'] as const),
  ])('F149 %s %s has its widget', async (_, line, widget) => {
    render(<InfoWidget line={lineFacts[line]} />);
    expect(await screen.findByRole('complementary', { name: words[widget].title })).toHaveTextContent(
      words[widget].facts[0]!,
    );
  });

  it('F631 of a telephone speaks of the pre-authorisation', () => {
    expect(words.payment.facts.join(' ')).toContain('ön provizyon');
  });
});
