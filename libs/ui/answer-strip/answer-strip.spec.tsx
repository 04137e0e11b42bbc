import { render } from '@testing-library/react';
import { AnswerStrip } from './answer-strip';

it('counts each state in words, and no state that nobody is in', () => {
  const states = ['offered', 'offered', 'declined', 'asked'] as const;
  const { container } = render(<AnswerStrip answers={states.map((state, firmId) => ({ firmId, state }))} />);
  expect(container.textContent!.replace(/\s+/g, ' ').trim()).toBe('2 teklif verdi 1 vermedi 1 yanıt bekleniyor');
});
