import { render } from '@testing-library/react';
import { AnswerStrip } from './answer-strip';

it('counts each state in words, without empty ones', () => {
  const states = ['offered', 'offered', 'declined', 'asked'] as const;
  const { container } = render(<AnswerStrip answers={states.map((state, firmId) => ({ firmId, state }))} />);
  expect(container.textContent!.replace(/\s+/g, ' ').trim()).toBe(
    '2 teklif verdi 1 şirket teklif vermedi 1 yanıt bekleniyor',
  );
});
