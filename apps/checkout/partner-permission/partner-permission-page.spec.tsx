import { sessionKeys } from '@emsal/platform/storage/session-keys';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
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

describe('the consent of a partner’s customer', () => {
  it('M110 is required before anything is opened', async () => {
    const { page, container } = await open(opened);
    await go();
    expect(screen.getByText('Devam etmek için izin kutusunu işaretleyin')).toBeVisible();
    expect(page.callsTo(call)).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('M110 M111 redirects to where the application stands, and is remembered in the tab', async () => {
    const { page, path } = await open(opened);
    await userEvent.click(screen.getByRole('checkbox'));
    await go();
    await waitFor(() => expect(path()).toBe('/teklifler'));
    expect(page.callsTo(call)[0]!.body).toMatchObject({ isConsentGiven: true });
    expect([sessionStorage.getItem('visit-id-53'), sessionStorage.getItem(sessionKeys.partnerPermission)]).toEqual([
      visitId,
      'true',
    ]);
  });

  it('says when the link is no longer valid', async () => {
    await open(refused('partnerLinkOver', 'Bağlantı kullanılmış.'));
    await userEvent.click(screen.getByRole('checkbox'));
    await go();
    expect(await screen.findByText('Bağlantı kullanılmış.')).toBeVisible();
  });
});
