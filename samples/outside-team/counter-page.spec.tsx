import { fireEvent, render, screen } from '@testing-library/react';
import { Component } from './counter-page';
import { texts } from './texts';

it('counts', () => {
  render(<Component />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
  fireEvent.click(screen.getByRole('button', { name: texts.add }));
  expect(screen.getByText(texts.count(1))).toBeTruthy();
});
