import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import type { AnswerSet } from '@emsal/lines/kit/grammar/field';
import { form as pet } from '@emsal/lines/health/pet/form';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import { PetWindow } from './pet-window';

const today = '2026-11-24';
function open(answers: AnswerSet) {
  return render(<PetWindow options={{}} line={pet} context={{ today }} answers={completeAnswers(pet, answers)} />)
    .container;
}
const said = () => screen.getByRole('status').textContent!.replaceAll('\u00A0', ' ');

it('says which ages are insured, and what a bill leaves to the keeper', async () => {
  const container = open({ birthDate: '2022-13-' });
  expect(said()).toBe('6 aydan büyük, 10 yaşından küçük kedi ve köpeklere yeni poliçe yapılır.');
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('9.660'),
    expect.stringContaining('2.415'),
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

it.each([
  ['F434', '2026-08-12', 'Pamuk biraz daha büyüsün: 12 Şubat 2027 gününden sonra sigortalanır.'],
  ['F435', '2016-11-24', 'Pamuk için yeni poliçe yapılamıyor. Yanlış bir şey yapmadınız.'],
  ['', '2022-05-12', 'Pamuk bu yaşta sigortalanır. 10 yaşından sonra yenileme koşulunu şirkete sorun.'],
])('%s tells the keeper of a pet born on %s: %s', (_, birthDate, sentence) => {
  open({ petName: 'Pamuk', birthDate });
  expect(said()).toBe(sentence);
});

it('shows the age in years and months', () => {
  const container = open({ birthDate: '2022-05-12' });
  expect(container.querySelector('svg')).toHaveTextContent('4 yaş 6 ay');
});
