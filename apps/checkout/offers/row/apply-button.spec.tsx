import { PageProvider } from '@emsal/platform/page';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakePage, refused, visitId } from '../../testing/fake-page';
import { chosenOffer } from '../../testing/order-responses';
import { ApplyButton } from './apply-button';
import { openDocument } from '@emsal/platform/navigation/open-document';

vi.mock('@emsal/platform/navigation/open-document', () => ({ openDocument: vi.fn() }));

const apply = 'POST policyrequest/CreateApplication';
const clickApply = async (answer: unknown) => {
  const page = fakePage({ [apply]: answer });
  render(
    <PageProvider value={page}>
      <MemoryRouter initialEntries={['/trafik-sigortasi/listeleme']}>
        <ApplyButton offer={chosenOffer} />
      </MemoryRouter>
    </PageProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yakamoz Sigorta teklifini danışmana ilet' }));
  return page;
};

beforeEach(() => vi.mocked(openDocument).mockClear());

describe('an offer sold by advisers', () => {
  it('becomes an application and opens its page', async () => {
    const page = await clickApply({ applicationNo: '1234567890' });
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/basvuru-tamamlandi'));
    const { quoteHeaderId, productId } = chosenOffer;
    expect(page.callsTo(apply)[0]?.body).toEqual({ visitId, quoteHeaderId, productId });
  });

  it('shows why it failed', async () => {
    await clickApply(refused('offerGone', 'Bu teklif artık geçerli değil.'));
    expect(await screen.findByText('Bu teklif artık geçerli değil.')).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
  });
});
