import { stepsOf } from '@emsal/lines/kit/steps/visible-steps';
import { render, screen, waitFor } from '@testing-library/react';
import { sampleLine } from '../testing/sample-line';
import { StepHead } from './step-head';

const [step] = stepsOf(sampleLine);
const head = (errors: Record<string, string>, attempt = 1, formKey = 'f', takesFocus = false) => (
  <>
    <StepHead line={sampleLine} step={step!} {...{ formKey, errors, attempt, takesFocus }} />
    <input aria-label="Ay" />
  </>
);

it('the summary takes the focus with a submit, not with a key that makes a date invalid for a moment', () => {
  const { rerender } = render(head({ birthday: 'Yılı kontrol edin' }));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  const box = screen.getByRole('textbox');
  box.focus();
  rerender(head({}));
  rerender(head({ birthday: 'Yılı kontrol edin' }));
  expect(document.activeElement).toBe(box);
  rerender(head({ birthday: 'Yılı kontrol edin' }, 2));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('the summary takes the focus with the first submit of the next step, too, after errors in the one before', () => {
  const { rerender } = render(head({ birthday: 'Yılı kontrol edin' }));
  rerender(head({}, 0, 'next'));
  screen.getByRole('textbox').focus();
  rerender(head({ plate: 'Plakanızı girin' }, 1, 'next'));
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

it('a screen that follows another gives the focus to its heading, or to the errors with which it opens', async () => {
  const { rerender } = render(head({}, 0, 'f', true));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  rerender(head({ plate: 'Plakanızı girin' }, 1, 'next', true));
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  expect(document.activeElement).toBe(summary);
});
