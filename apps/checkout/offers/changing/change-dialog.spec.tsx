import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeDialog } from './change-dialog';
import type { Change } from './change-offer';
import { isChangeable } from './is-changeable';

const driver: Offer['campaigns'][number] = { id: 6, kind: 'driver', percent: 20, condition: '', isApplied: true };
const plain = sampleOffer(12, 20_000_00);
const offer = { ...plain, immLimits: [1_000_000, 5_000_000], minimumImm: 1_000_000, campaigns: [driver] };
const assumptions = {
  ...initialOfferState.assumptions,
  campaigns: { driver: { age: 40, licenceYears: 15 } },
  accessories: [{ code: '12', name: 'Çelik jant', value: 12_000_00 }],
};

function open(change: Change | null = null) {
  const asked: Change[] = [];
  const onChange = async (wish: Change) => (asked.push(wish), { ok: true, message: '' });
  const view = render(
    <ChangeDialog {...{ assumptions, onChange }} offer={{ ...offer, change }} onClose={() => null} />,
  );
  return { asked, ...view };
}
const ask = () => userEvent.click(screen.getByRole('button', { name: 'Şirkete sor' }));

describe('the dialog that changes an offer', () => {
  it('asks for a higher limit, without an accessory and without the driver discount', async () => {
    const { asked } = open();
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sürücü indirimi' }));
    await ask();
    expect(asked).toEqual([{ immLimit: 5_000_000, accessoriesOff: ['12'], campaignsOff: ['driver'] }]);
  });

  it('shows what was left out before, to be taken in again', async () => {
    const { asked } = open({ accessoriesOff: ['12'], campaignsOff: ['driver'] });
    expect(screen.getByRole('checkbox', { name: /Çelik jant/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await ask();
    expect(asked).toEqual([{ accessoriesOff: [], campaignsOff: ['driver'] }]);
  });

  it('closes nothing when its answer comes after it was closed', async () => {
    const onClose = jest.fn();
    let answer = (_: { ok: boolean; message: string }): void => undefined;
    const onChange = () => new Promise<{ ok: boolean; message: string }>((resolve) => (answer = resolve));
    const { unmount } = render(
      <ChangeDialog {...{ assumptions, onChange, onClose }} offer={{ ...offer, change: null }} />,
    );
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await ask();
    unmount();
    await act(async () => answer({ ok: true, message: '' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('asks nobody for what the offer is already, and says so', async () => {
    const { asked } = open({ accessoriesOff: ['12'] });
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await ask();
    expect(asked).toEqual([]);
    expect(screen.getByText('Henüz bir şey değiştirmediniz; teklif zaten böyle.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await ask();
    expect(asked).toHaveLength(1);
  });

  it('has no accessibility fault', async () => {
    const { baseElement } = open();
    expect(await axeFaults(baseElement)).toEqual([]);
  });
});

describe('an offer that nothing can be changed of', () => {
  it('is one without limits, covers, accessories and granted campaigns', () => {
    expect(isChangeable(plain, initialOfferState.assumptions)).toBe(false);
    expect(isChangeable(plain, assumptions)).toBe(true);
    expect(isChangeable({ ...plain, campaigns: [driver] }, { ...assumptions, accessories: [] })).toBe(true);
    const refused = { ...driver, isApplied: false };
    expect(isChangeable({ ...plain, campaigns: [refused] }, { ...assumptions, accessories: [] })).toBe(false);
  });
});
