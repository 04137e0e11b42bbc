import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { OnceQuiet } from './once-quiet';

const foot = (
  <OnceQuiet>
    <p>Alt</p>
  </OnceQuiet>
);

describe('what stands below a page', () => {
  it('is in the document that the edge renders, and stays when the browser takes it over', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(foot);
    const served = screen.getByText('Alt');
    render(foot, { container, hydrate: true });
    expect(screen.getByText('Alt')).toBe(served);
    container.remove();
  });

  it('follows the page that was gone to in the browser', () => {
    jest.useFakeTimers();
    render(foot);
    expect(screen.queryByText('Alt')).toBeNull();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByText('Alt')).toBeInTheDocument();
    jest.useRealTimers();
  });
});
