import { factsOf } from '@emsal/lines/facts/line-facts';
import { PageProvider } from '@emsal/platform/page';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, visitId } from '../testing/fake-page';
import { MailDialog } from './mail-dialog';

it('an address is sent by the enter key, too', async () => {
  const page = fakePage({ 'POST quoterequestapi/sharedstep/SendQuoteCompareMail': null });
  const offers = [sampleOffer(12, 7_000_00), sampleOffer(41, 9_000_00)];
  render(
    <PageProvider value={page}>
      <MailDialog line={factsOf('TRAFFIC')} {...{ visitId, offers }} onClose={() => undefined} />
    </PageProvider>,
  );
  await userEvent.type(screen.getByLabelText('E-posta adresiniz'), 'ayse@ornek.example{Enter}');
  expect(await screen.findByText(/Kıyaslama gönderildi/)).toBeVisible();
});
