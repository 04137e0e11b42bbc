import { createClient } from '@emsal/api/client';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleLimit, sampleLimitOption, sampleOffer } from '@emsal/state/offer/sample-offers';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, visitId } from '../../testing/fake-page';
import type { OfferPorts } from '../loading/load-final-list';
import { OfferChanger } from './offer-changer';

const offer = sampleOffer(12, 20_000_00, { options: [sampleLimit], minimumImm: 1_000_000 });

function open(offerList: Offer[]) {
  const result = {
    offer: { ...offer, minimumImm: 5_000_000 },
    totalAmount: 1,
    totalAmountWithDiscount: 2,
    oldTotalAmount: 1,
    oldTotalAmountWithDiscount: 1,
  };
  const page = fakePage({ 'POST quoterequestapi/offer/createOfferForProductId': result });
  const ports = { client: createClient(page.transport), dispatch: page.store.dispatch } as OfferPorts;
  const changerOf = (quoteHeaderId: string, productId: number | null) => (
    <OfferChanger
      {...{ line: factsOf('AUTO'), visitId, ports, productId }}
      offers={{ ...initialOfferState, offerList, quoteHeaderId, options: [sampleLimitOption] }}
      onClose={() => undefined}
    />
  );
  const { rerender } = render(changerOf('first', offerList[0]!.productId));
  return (...list: Parameters<typeof changerOf>) => rerender(changerOf(...list));
}

it('shows what a change costs until the list is requested again', async () => {
  const show = open([offer]);
  await userEvent.selectOptions(await screen.findByLabelText('İMM limiti'), '5000000');
  await userEvent.click(screen.getByRole('button', { name: 'Şirkete sor' }));
  show('first', null);
  expect(await screen.findByText(/İMM değişikliği uygulandı/)).toBeVisible();
  show('second', null);
  await waitFor(() => expect(screen.queryByText(/İMM değişikliği uygulandı/)).toBeNull());
});

it('names the choices that an insurer no longer gives', async () => {
  open([{ ...offer, lostOptions: [{ label: 'İMM limiti', value: '5.000.000 ₺' }] }])('first', null);
  expect(await screen.findByText('Örnek 12 Sigorta: İMM limiti 5.000.000 ₺')).toBeVisible();
});
