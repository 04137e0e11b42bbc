import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitId } from '../testing/fake-page';
import type { Responses } from '../testing/fake-page';
import { completedAsking, openCompleted } from '../testing/open-completed';

describe('the registration of a vehicle insured before it was registered', () => {
  const save = 'POST quoterequestapi/auto/savelicence';
  const openUsed = (more: Responses = {}) =>
    openCompleted(
      { 'POST policyrequest/Success': completedAsking('registration'), [save]: null, ...more },
      'once-trafik-policesi-sonra-ruhsat-donemi',
    );
  const write = async (serial: string): Promise<void> => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Belge seri no' }), serial);
    await userEvent.click(screen.getByRole('button', { name: 'Ruhsatı kaydet' }));
  };

  it('is entered after the sale', async () => {
    const { page } = await openUsed();
    await write('ab 123456');
    expect(await screen.findByText('AB123456 seri numarasını kaydettik.')).toBeVisible();
    expect(page.callsTo(save)[0]?.body).toEqual({ visitId, licenseNo: 'AB123456' });
  });

  it('is validated before it is sent, and asked in no other line', async () => {
    const { page, unmount } = await openUsed();
    await write('12');
    expect(screen.getByRole('textbox', { name: 'Belge seri no' })).toHaveFocus();
    expect(page.callsTo(save)).toEqual([]);
    unmount();
    await openCompleted();
    expect(screen.queryByRole('textbox', { name: 'Belge seri no' })).toBeNull();
  });
});
