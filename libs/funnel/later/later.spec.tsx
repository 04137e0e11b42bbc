import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { later } from './later';

const withoutConnection = (isOffline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);

it('waits for the connection instead of taking the form away, and draws the part when it is back', async () => {
  withoutConnection(true);
  const load = jest.fn(async () => () => <p>the part</p>).mockRejectedValueOnce(new Error('no such file'));
  const { Part } = later(load);
  render(
    <>
      <input aria-label="Ad" defaultValue="yazılan" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await act(async () => undefined);
  expect(screen.getByLabelText('Ad')).toHaveValue('yazılan');
  expect(load).toHaveBeenCalledTimes(1);
  withoutConnection(false);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('the part')).toBeVisible();
});
