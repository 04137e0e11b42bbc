import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { samplesToday } from '@emsal/lines/kit/samples/sample';
import { form as personalAccident } from '@emsal/lines/health/personal-accident/form';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import { AccidentPayout } from './accident-payout';

function open(answers: AnswerSet) {
  const complete = completeAnswers(personalAccident, answers);
  const context = { today: samplesToday };
  const { container } = render(
    <AccidentPayout options={{}} line={personalAccident} context={context} answers={complete} />,
  );
  return container;
}
const rows = () => screen.getAllByRole('term').map(({ parentElement }) => parentElement!.textContent);

it('shows what the proposed sum pays', async () => {
  const container = open({});
  expect(screen.getByRole('region', { name: /^500\.000.*ne öder/ })).toBeInTheDocument();
  expect(rows().map((text) => text!.replaceAll('\u00A0', ' '))).toEqual([
    'Vefat tamamı500.000 ₺',
    'Sürekli sakatlık derecesine göre en çok500.000 ₺',
    'Sağ elin kaybı %60300.000 ₺',
    'Bir gözün kaybı %25125.000 ₺',
    'Tedavi gideri ek teminat, en çok25.000 ₺',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

it('follows the sum that was given', () => {
  open({ accidentSum: '1.200.000' });
  expect(rows()[0]).toContain('1.200.000');
});
