import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './slider';

describe('a slider', () => {
  it('exposes its value as text and reports numbers', () => {
    const changed = vi.fn();
    render(<Slider id="s" label="Ağırlık" min={0} max={100} value={65} words="%65" onChange={changed} />);
    const slider = screen.getByRole('slider', { name: 'Ağırlık' });
    expect(slider).toHaveAttribute('aria-valuetext', '%65');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(changed).toHaveBeenCalledWith(80);
  });
});
