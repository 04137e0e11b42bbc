import { PageProvider } from '@emsal/platform/page';
import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { chosenOffer } from '../testing/order-answers';
import { ApplyButton } from './apply-button';
import { openDocument } from './open-document';

jest.mock('./open-document', () => ({ openDocument: jest.fn() }));

const apply = 'POST policyrequest/CreateApplication';
const press = async (answer: unknown) => {
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

beforeEach(() => jest.mocked(openDocument).mockClear());

describe('an offer that advisers sell', () => {
  it('becomes an application, and its page opens', async () => {
    const page = await press({ applicationNo: '1234567890' });
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/trafik-sigortasi/basvuru-tamamlandi'));
    const { quoteHeaderId, productId } = chosenOffer;
    expect(page.asked(apply)[0]?.body).toEqual({ visitId, quoteHeaderId, productId });
  });

  it('says why it cannot', async () => {
    await press(refused('offerGone', 'Bu teklif artık geçerli değil.'));
    expect(await screen.findByText('Bu teklif artık geçerli değil.')).toBeVisible();
    expect(openDocument).not.toHaveBeenCalled();
  });
});
