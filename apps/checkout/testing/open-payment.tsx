/** The payment of the chosen offer, opened for tests. */
import { act, screen } from '@testing-library/react';
import { postChallenge } from '../payment/post-challenge';
import { fakePage } from './fake-page';
import type { Answers } from './fake-page';
import { openPage } from './open-page';
import { bankOrigin, orderAnswers } from './order-answers';

export const createThreeD = 'POST policyrequest/CreateThreeD';
export const odeme = 'o'.repeat(32);
export const challenge = { url: `${bankOrigin}/3d`, fields: { order: '1' } };

/** The payment page with the bank's frame in it; `say` speaks for the frame. */
export const openPayment = async (more: Answers = {}) => {
  const page = fakePage({ ...orderAnswers, [createThreeD]: { odeme, challenge }, ...more });
  const view = openPage('/trafik-sigortasi/odeme-bilgileri', page);
  const frame = await screen.findByTitle<HTMLIFrameElement>('Bankanın kart alanları');
  const posted = jest.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => undefined);
  const say = (data: object, origin = bankOrigin): void => {
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
  return { page, frame, posted, say, ...view };
};

export const payButton = (): HTMLElement => screen.getByRole('button', { name: / öde$/ });

/** No payment was begun in this tab. */
export const beginAnew = (): void => {
  jest.mocked(postChallenge).mockClear();
  window.history.replaceState(null, '');
};
