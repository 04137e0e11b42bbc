import { factsOf } from '@emsal/lines/registry/facts-of';
import { weights } from '@emsal/ranking/rank';
import { fireEvent, render, screen } from '@testing-library/react';
import { RankingPanel } from './ranking-panel';

it('downloads the ranking with the visitor’s weights', () => {
  const onWeights = vi.fn();
  render(<RankingPanel line={factsOf('AUTO')} visitId="v" {...{ weights, onWeights }} />);
  const download = () => screen.getByRole('link', { name: 'Sıralama verisini indir' });
  expect(download()).toHaveAttribute('href', '/api/quoterequestapi/offer/ranking/v?price=65');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } });
  expect(onWeights).toHaveBeenCalledWith({ price: 0.3, coverage: 0.7 });
  expect(download()).toHaveAttribute('href', '/api/quoterequestapi/offer/ranking/v?price=30');
});

it('resets to the published weights and focuses the slider', () => {
  render(<RankingPanel line={factsOf('AUTO')} visitId="v" {...{ weights }} onWeights={() => undefined} />);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '30' } });
  const back = screen.getByRole('button', { name: 'Standart ağırlıklara dön' });
  back.focus();
  fireEvent.click(back);
  expect(back).not.toBeInTheDocument();
  expect(slider).toHaveFocus();
  expect(slider).toHaveValue('65');
});
