import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankOrigin } from '../testing/order-answers';
import { CardFrame } from './card-frame';

jest.mock('./frame-late-after', () => ({ frameLateAfter: 20 }));

const show = (): HTMLIFrameElement => {
  render(<CardFrame ref={{ current: null }} url={`${bankOrigin}/bank/card-frame`} onMessage={() => undefined} />);
  return screen.getByTitle('Bankanın kart alanları');
};
const late = 'Kart alanlarını yeniden yükle';

it('says that the bank’s fields do not come, and loads them anew on a press', async () => {
  const frame = show();
  const reload = await screen.findByRole('button', { name: late });
  await userEvent.click(reload);
  expect(screen.getByTitle('Bankanın kart alanları')).not.toBe(frame);
  expect(frame).not.toBeInTheDocument();
  await screen.findByRole('button', { name: late });
});

it('takes the word back when they come after all', async () => {
  const { contentWindow } = show();
  await screen.findByRole('button', { name: late });
  const ready = { source: 'emsal-card-frame', type: 'ready' };
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: ready, origin: bankOrigin, source: contentWindow }),
      ),
  );
  expect(screen.queryByRole('button', { name: late })).toBeNull();
});
