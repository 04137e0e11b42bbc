import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { sampleNamed } from '@emsal/lines/kit/samples/sample';
import { form as dask } from '@emsal/lines/property/dask/form';
import { samples as daskSamples } from '@emsal/lines/property/dask/samples';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen, within } from '@testing-library/react';
import { DaskBill } from './dask-bill';

const today = '2026-11-24';
const { answers: known } = sampleNamed(daskSamples(today), 'known address code');

function open(change: AnswerSet = {}) {
  const answers = completeAnswers(dask, { ...known, ...change });
  const view = render(<DaskBill options={{}} line={dask} context={{ today }} answers={answers} />);
  return { ...view, bill: within(screen.getByRole('region', { name: 'Bir yıllık DASK primi' })) };
}

it('shows the premium and its rows as text', async () => {
  const { bill, container } = open({ buildingAge: '7' });
  expect(bill.getByRole('status')).toHaveTextContent('4.246');
  const terms = bill.getAllByRole('term');
  for (const [at, text] of [
    '118 m² × 11.599 ₺ Betonarme, Kasım 2026; üst sınır 2.458.967 ₺',
    'Binde 2,82 1. risk grubu, örnek',
    '2000’den önce yapılmış %10 ek',
    'Her şirkette ödenecek',
  ].entries())
    expect(terms[at]).toHaveTextContent(text);
  expect(bill.getByText('+386 ₺')).toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
});

it('says what it waits for while an answer is missing', () => {
  const { bill } = open({ floorCount: '' });
  expect(bill.getByRole('status')).toHaveTextContent('tamamlanınca burada hesaplanır');
  expect(bill.queryByRole('term')).not.toBeInTheDocument();
});
