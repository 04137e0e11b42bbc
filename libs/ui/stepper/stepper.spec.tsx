import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper';

it('marks the current step and completed ones', () => {
  render(<Stepper label="Başvuru adımları" current={2} steps={['Başvuru', 'Belgeler', 'Sonuç']} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['1 Başvuru, tamamlandı', '2 Belgeler', '3 Sonuç']);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});
