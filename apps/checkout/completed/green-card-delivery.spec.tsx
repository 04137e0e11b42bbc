import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../testing/fake-page';
import type { Responses } from '../testing/fake-page';
import { completedAsking, openCompleted } from '../testing/open-completed';
import { information, orderResponses } from '../testing/order-responses';

describe('the printed green card', () => {
  const save = 'POST quoterequest/greencard/savegreencardcargoasync';
  const address = { city: '34', district: '1', moreInformation: 'Örnek Mah. Çiğdem Sk. No: 1/2' };
  const openGreenCard = (more: Responses = {}) =>
    openCompleted(
      {
        ...orderResponses,
        'POST policyrequest/Success': completedAsking('certificateDelivery'),
        'GET policyrequest/GetInformations/': { ...information, address },
        [save]: null,
        ...more,
      },
      'yesil-kart-sigortasi',
    );
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Bu adrese gönder' }));

  it('F650 is delivered to the policy address unless changed, in about 3 working days', async () => {
    const { page } = await openGreenCard();
    expect(screen.getByText(/yaklaşık 3 iş günü içinde gelir/)).toBeVisible();
    await submit();
    expect(await screen.findByText(/Adresi kaydettik/)).toBeVisible();
    expect(page.callsTo(save)[0]?.body).toEqual({
      visitId,
      city: '34',
      district: '1',
      address: address.moreInformation,
    });
  });

  it('shows missing fields and sends nothing', async () => {
    const { page } = await openGreenCard();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Açık adres' }));
    await submit();
    expect(screen.getByRole('textbox', { name: 'Açık adres' })).toHaveFocus();
    expect(page.callsTo(save)).toEqual([]);
  });

  it('shows a server refusal below the form', async () => {
    await openGreenCard({ [save]: refused('badBody', 'Listeden bir ilçe seçin') });
    await submit();
    expect(await screen.findByText('Listeden bir ilçe seçin')).toBeVisible();
  });
});
