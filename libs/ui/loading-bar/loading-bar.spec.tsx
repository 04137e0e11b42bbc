import { render, screen } from '@testing-library/react';
import { LoadingBar } from './loading-bar';

it('speaks while it is active, from a region that was there before', () => {
  const { rerender } = render(<LoadingBar active={false} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<LoadingBar active />);
  expect(region.textContent).toBe('Sayfa yükleniyor');
});
