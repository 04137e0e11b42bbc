import { factsOf } from '@emsal/lines/registry/facts-of';
import { PageProvider } from '@emsal/platform/page';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { MailDialog } from './mail-dialog';

const send = 'POST quoterequestapi/sharedstep/SendQuoteCompareMail';

function openDialog(answer: unknown) {
  const page = fakePage({ [send]: answer });
  const offers = [sampleOffer(12, 7_000_00), sampleOffer(41, 9_000_00)];
  render(
    <PageProvider value={page}>
      <MailDialog line={factsOf('TRAFFIC')} {...{ visitId, offers }} onClose={() => undefined} />
    </PageProvider>,
  );
  return { page, field: screen.getByLabelText('E-posta adresiniz') };
}

it('submits the address on Enter', async () => {
  const { field } = openDialog(null);
  await userEvent.type(field, 'ayse@ornek.example{Enter}');
  expect(await screen.findByText(/Kıyaslama gönderildi/)).toBeVisible();
});

it('replaces the form by a focused confirmation; a second press sends nothing', async () => {
  const { page, field } = openDialog(null);
  await userEvent.type(field, 'ayse@ornek.example');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Gönder' }));
  expect((await screen.findByText(/Kıyaslama gönderildi/)).closest('[tabindex]')).toHaveFocus();
  expect(page.callsTo(send)).toHaveLength(1);
});

it('focuses a refused address with its error message, each time', async () => {
  const { field } = openDialog(refused('invalid', 'E-posta adresinizi girin'));
  const submit = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/E-posta adresinizi girin/);
  };
  await submit();
  await submit();
});
