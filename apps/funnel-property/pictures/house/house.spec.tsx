import { completeAnswers } from '@emsal/lines/kit/answers/answers';
import { sampleNamed, samplesToday } from '@emsal/lines/kit/samples/sample';
import { form as home } from '@emsal/lines/property/home/form';
import { samples as homeSamples } from '@emsal/lines/property/home/samples';
import { render, screen } from '@testing-library/react';
import { House } from './house';

const open = (name: string) => {
  const { answers } = sampleNamed(homeSamples(samplesToday), name);
  render(<House options={{}} line={home} context={{ today: samplesToday }} answers={completeAnswers(home, answers)} />);
  return screen.getByRole('img').getAttribute('aria-label');
};

it('shows the proposed sums of a home and their total', () => {
  expect(open('known address code, proposed sums')).toContain('Bina 3.245.000');
  expect(screen.getByRole('status')).toHaveTextContent('3.925.000');
});

it('shows no building to a tenant', () => {
  expect(open('entered by hand, a tenant’s own sums')).not.toContain('Bina');
  expect(screen.queryByText('1')).not.toBeInTheDocument();
});
