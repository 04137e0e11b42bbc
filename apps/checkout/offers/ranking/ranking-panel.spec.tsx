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
