import '@testing-library/jest-dom';
import { weights } from '@emsal/ranking/rank';
import { fireEvent, render, screen } from '@testing-library/react';
import { RankingPanel } from './ranking-panel';

it('the download is of the order that stands on the page: by the weights that the visitor chose', () => {
  const onWeigh = jest.fn();
  render(<RankingPanel visitId="v" {...{ weights, onWeigh }} />);
  const download = () => screen.getByRole('link', { name: 'Sıralama verisini indir' });
  expect(download()).toHaveAttribute('href', '/api/quoterequestapi/offer/ranking/v?price=65');
  fireEvent.change(screen.getByRole('slider'), { target: { value: '30' } });
  expect(onWeigh).toHaveBeenCalledWith({ price: 0.3, coverage: 0.7 });
  expect(download()).toHaveAttribute('href', '/api/quoterequestapi/offer/ranking/v?price=30');
});

it('the way back to the published weights goes with its press and leaves the focus on the slider', () => {
  render(<RankingPanel visitId="v" {...{ weights }} onWeigh={() => undefined} />);
  const slider = screen.getByRole('slider');
  fireEvent.change(slider, { target: { value: '30' } });
  const back = screen.getByRole('button', { name: 'Yayımlanan ağırlıklara dön' });
  back.focus();
  fireEvent.click(back);
  expect(back).not.toBeInTheDocument();
  expect(slider).toHaveFocus();
  expect(slider).toHaveValue('65');
});
