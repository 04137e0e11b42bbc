import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankOrigin } from '../testing/order-responses';
import { CardFrame } from './card-frame';

vi.mock('./frame-timeout', () => ({ frameTimeout: 20 }));

const show = (): HTMLIFrameElement => {
  render(<CardFrame ref={{ current: null }} url={`${bankOrigin}/bank/card-frame`} onMessage={() => undefined} />);
  return screen.getByTitle('Bankanın kart alanları');
};
const reloadButton = 'Kart alanlarını yeniden yükle';

it('says when the card fields do not load, and reloads them on request', async () => {
  const frame = show();
  const reload = await screen.findByRole('button', { name: reloadButton });
  await userEvent.click(reload);
  expect(screen.getByTitle('Bankanın kart alanları')).not.toBe(frame);
  expect(frame).not.toBeInTheDocument();
  await screen.findByRole('button', { name: reloadButton });
});

it('removes the warning when they load late', async () => {
  const { contentWindow } = show();
  await screen.findByRole('button', { name: reloadButton });
  const ready = { source: 'emsal-card-frame', type: 'ready' };
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', { data: ready, origin: bankOrigin, source: contentWindow }),
      ),
  );
  expect(screen.queryByRole('button', { name: reloadButton })).toBeNull();
});
