import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import { form as phone } from '@emsal/lines/property/phone/form';
import { samples } from '@emsal/lines/property/phone/samples';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { render, screen } from '@testing-library/react';
import { PhoneValue } from './phone-value';

const { answers: known } = sampleNamed(samples(samplesToday), 'a new telephone');
const models = [{ code: '010', name: 'iPhone 15 128 GB', median: 4_800_000 }];

const open = (options: Parameters<typeof PhoneValue>[0]['options']) =>
  render(
    <PhoneValue
      line={phone}
      context={{ today: samplesToday }}
      answers={completeAnswers(phone, known)}
      options={options}
    />,
  );
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

it('shows what is paid as the telephone grows older', async () => {
  const { container } = open({ phoneModel: models });
  expect(rowOf('Yeni')).toHaveTextContent('48.000 ₺33.600 ₺');
  expect(rowOf('1 yaşında')).toHaveTextContent('38.400 ₺26.880 ₺');
  expect(rowOf('3 yaşında')).toHaveTextContent('24.000 ₺16.800 ₺');
  expect(screen.getByRole('img')).toHaveAccessibleName(/yeniyken 33\.600\s₺, üç yaşında 16\.800\s₺/);
  expect(await axeViolations(container)).toEqual([]);
});

it.each([
  ['the list is not there', {}],
  ['the model is not on it', { phoneModel: [{ code: '999', name: 'Another', median: 100 }] }],
])('waits for the model while %s', (_, options) => {
  open(options);
  expect(screen.getByText(/^Modeli seçin/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
