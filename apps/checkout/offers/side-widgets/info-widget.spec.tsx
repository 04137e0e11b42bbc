import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { lineIds } from '@emsal/lines/facts/line-ids';
import { render, screen } from '@testing-library/react';
import { InfoWidget } from './info-widget';
import { lineWidgetTexts } from './line-widget.texts';
import { widgetTexts } from './info-widget.texts';

const texts = { ...lineWidgetTexts, generic: widgetTexts };

const lineWidgets: [string, LineId, keyof typeof texts][] = [
  ['F630', 'HOME', 'home'],
  ['F631', 'PHONE', 'payment'],
  ['F632', 'DASK', 'dask'],
  ['F633', 'PET', 'pet'],
];
const named = lineWidgets.map(([, line]) => line);

describe('the information widget', () => {
  it.each([
    ...lineWidgets,
    ...lineIds.filter((line) => !named.includes(line)).map((line) => ['F634', line, 'generic'] as const),
  ])('F149 %s %s has its widget', async (_, line, widget) => {
    render(<InfoWidget line={lineFacts[line]} />);
    expect(await screen.findByRole('complementary', { name: texts[widget].title })).toHaveTextContent(
      texts[widget].facts[0]!,
    );
  });

  it('F631 mentions the pre-authorisation for phones', () => {
    expect(texts.payment.facts.join(' ')).toContain('ön provizyon');
  });
});
