/** Opens the payment page for tests. */
import { act, screen } from '@testing-library/react';
import { postChallenge } from '../payment/post-challenge';
import { fakePage } from './fake-page';
import type { Responses } from './fake-page';
import { openPage } from './open-page';
import { bankOrigin, orderResponses } from './order-responses';

export const createThreeD = 'POST policyrequest/CreateThreeD';
export const odeme = 'o'.repeat(32);
export const challenge = { url: `${bankOrigin}/3d`, fields: { order: '1' } };

/** The payment page with the bank's frame; `post` sends a message as the frame. */
export const openPayment = async (more: Responses = {}) => {
  const page = fakePage({ ...orderResponses, [createThreeD]: { odeme, challenge }, ...more });
  const view = openPage('/trafik-sigortasi/odeme-bilgileri', page);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Bankanın kart alanları');
  const posted = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const post = (data: object, origin = bankOrigin): void => {
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', {
            data: { source: 'emsal-card-frame', ...data },
            origin,
            source: frame.contentWindow,
          }),
        ),
    );
  };
  return { page, frame, posted, post, ...view };
};

export const payButton = (): HTMLElement => screen.getByRole('button', { name: / öde$/ });

/** Resets payments of earlier tests. */
export const resetPayment = (): void => {
  vi.mocked(postChallenge).mockClear();
  window.history.replaceState(null, '');
};
