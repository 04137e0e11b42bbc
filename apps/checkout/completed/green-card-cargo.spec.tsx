import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../testing/fake-page';
import type { Answers } from '../testing/fake-page';
import { openCompleted } from '../testing/open-completed';
import { information, orderAnswers } from '../testing/order-answers';

describe('the printed green card', () => {
  const save = 'POST quoterequest/greencard/savegreencardcargoasync';
  const address = { city: '34', district: '1', moreInformation: 'Örnek Mah. Çiğdem Sk. No: 1/2' };
  const openGreenCard = (more: Answers = {}) =>
    openCompleted(
      { ...orderAnswers, 'GET policyrequest/GetInformations/': { ...information, address }, [save]: null, ...more },
      'yesil-kart-sigortasi',
    );
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Bu adrese gönder' }));

  it('F650 goes to the address of the policy unless another is given, in about 3 working days', async () => {
    const { page } = await openGreenCard();
    expect(screen.getByText(/yaklaşık 3 iş günü içinde gelir/)).toBeVisible();
    await press();
    expect(await screen.findByText(/Adresi kaydettik/)).toBeVisible();
    expect(page.asked(save)[0]?.body).toEqual({ visitId, city: '34', district: '1', address: address.moreInformation });
  });

  it('says at the field what is missing and asks nobody', async () => {
    const { page } = await openGreenCard();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Açık adres' }));
    await press();
    expect(screen.getByRole('textbox', { name: 'Açık adres' })).toHaveFocus();
    expect(page.asked(save)).toEqual([]);
  });

  it('says below the form what the server refuses', async () => {
    await openGreenCard({ [save]: refused('badBody', 'Listeden bir ilçe seçin') });
    await press();
    expect(await screen.findByText('Listeden bir ilçe seçin')).toBeVisible();
  });
});
