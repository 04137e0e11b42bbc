import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakePage, refused, visitId } from '../testing/fake-page';
import { openPage } from '../testing/open-page';

const call = 'POST quoterequestapi/arabamcom/CreateArabamcomOffer/muhur';
const opened = { visitId, line: 'TRAFFIC', offerNo: '4831092700', redirectUrl: '/teklifler' };
const open = async (answer: unknown) => {
  const page = fakePage({ [call]: answer });
  const view = openPage('/arabamcompermission?id=muhur', page);
  await screen.findByRole('heading', { level: 1, name: 'Teklif için izniniz' });
  return { page, ...view };
};
const go = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Teklifleri getir' }));

beforeEach(() => sessionStorage.clear());

describe('the permission of a partner’s customer', () => {
  it('comes before anything is opened', async () => {
    const { page, container } = await open(opened);
    await go();
    expect(screen.getByText('Devam etmek için izin kutusunu işaretleyin')).toBeVisible();
    expect(page.asked(call)).toEqual([]);
    expect(await axeFaults(container)).toEqual([]);
  });

  it('leads on to where the application stands, and the tab remembers where it came from', async () => {
    const { page, path } = await open(opened);
    await userEvent.click(screen.getByRole('checkbox'));
    await go();
    await waitFor(() => expect(path()).toBe('/teklifler'));
    expect(page.asked(call)[0]!.body).toMatchObject({ isConsentGiven: true });
    expect([sessionStorage.getItem('visit-id-53'), sessionStorage.getItem(sessionKeys.partnerPermission)]).toEqual([
      visitId,
      'true',
    ]);
  });

  it('says when the link is over', async () => {
    await open(refused('partnerLinkOver', 'Bağlantı kullanılmış.'));
    await userEvent.click(screen.getByRole('checkbox'));
    await go();
    expect(await screen.findByText('Bağlantı kullanılmış.')).toBeVisible();
  });
});
