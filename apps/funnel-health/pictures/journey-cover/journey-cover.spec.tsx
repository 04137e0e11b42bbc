import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { form as travel } from '@emsal/lines/health/travel/form';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import { JourneyCover } from './journey-cover';

const options = {
  travelDestination: [
    { code: '1', name: 'Schengen ülkeleri' },
    { code: '4', name: 'ABD ve Kanada' },
  ],
  countryId: [
    { code: 'FR', name: 'Fransa' },
    { code: 'IT', name: 'İtalya' },
  ],
};
const dates = { travelStartDate: '2026-12-11', travelEndDate: '2026-12-20' };
const open = (answers: AnswerSet) =>
  render(
    <JourneyCover
      {...{ options, line: travel, context: { today: samplesToday } }}
      answers={completeAnswers(travel, answers)}
    />,
  ).container;
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

it('shows zone, days to scale and limit, and what a Schengen visa asks for', async () => {
  const container = open({ travelDestination: '1', ...dates });
  expect(facts()).toEqual(['Schengen ülkeleri, 2 ülke', '11.12.2026 – 20.12.2026, 10 gün', '30.000\u00A0€']);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^10 günün ilki/);
  expect(container).toHaveTextContent('Schengen vizesi en az 30.000 €');
  expect(await axeViolations(container)).toEqual([]);
});

it('has a higher limit and no word of the visa beyond Europe', () => {
  const container = open({ travelDestination: '4', ...dates });
  expect(facts().at(-1)).toBe('50.000\u00A0€');
  expect(container).not.toHaveTextContent('vizesi');
});

it.each([
  ['nothing is chosen', {}],
  ['a date is being typed', { travelStartDate: '2026-12-', travelEndDate: '2026-12-20' }],
  ['the end is before the start', { travelStartDate: '2026-12-20', travelEndDate: '2026-12-11' }],
])('waits while %s', (_, answers) => {
  open(answers);
  expect(screen.getByText(/^Bölgeyi ve tarihleri seçin/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
