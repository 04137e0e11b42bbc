import { initialOfferState } from '@emsal/state/offer/offer-state';
import type { Offer } from '@emsal/state/offer/offer-state';
import { sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
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
  const submitted: Change[] = [];
  const onChange = async (draft: Change) => (submitted.push(draft), { ok: true, message: '' });
  const view = render(
    <ChangeDialog {...{ assumptions, onChange }} offer={{ ...offer, change }} onClose={() => null} />,
  );
  return { submitted, ...view };
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Şirkete sor' }));

describe('the change dialog', () => {
  it('requests a higher limit without an accessory and the driver discount', async () => {
    const { submitted } = open();
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sürücü indirimi' }));
    await submit();
    expect(submitted).toEqual([{ immLimit: 5_000_000, accessoriesOff: ['12'], campaignsOff: ['driver'] }]);
  });

  it('shows what was removed before, to be added again', async () => {
    const { submitted } = open({ accessoriesOff: ['12'], campaignsOff: ['driver'] });
    expect(screen.getByRole('checkbox', { name: /Çelik jant/ })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await submit();
    expect(submitted).toEqual([{ accessoriesOff: [], campaignsOff: ['driver'] }]);
  });

  it('does not call onClose when the answer arrives after it was closed', async () => {
    const onClose = jest.fn();
    let answer = (_: { ok: boolean; message: string }): void => undefined;
    const onChange = () => new Promise<{ ok: boolean; message: string }>((resolve) => (answer = resolve));
    const { unmount } = render(
      <ChangeDialog {...{ assumptions, onChange, onClose }} offer={{ ...offer, change: null }} />,
    );
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await submit();
    unmount();
    await act(async () => answer({ ok: true, message: '' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('requests nothing when the offer is unchanged, and says so', async () => {
    const { submitted } = open({ accessoriesOff: ['12'] });
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Çelik jant/ }));
    await submit();
    expect(submitted).toEqual([]);
    expect(screen.getByText('Henüz bir şey değiştirmediniz; teklif zaten böyle.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await submit();
    expect(submitted).toHaveLength(1);
  });

  it('has no accessibility violations', async () => {
    const { baseElement } = open();
    expect(await axeViolations(baseElement)).toEqual([]);
  });
});

describe('an offer that cannot be changed', () => {
  it('has no limits, covers, accessories or granted campaigns', () => {
    expect(isChangeable(plain, initialOfferState.assumptions)).toBe(false);
    expect(isChangeable(plain, assumptions)).toBe(true);
    expect(isChangeable({ ...plain, campaigns: [driver] }, { ...assumptions, accessories: [] })).toBe(true);
    const refused = { ...driver, isApplied: false };
    expect(isChangeable({ ...plain, campaigns: [refused] }, { ...assumptions, accessories: [] })).toBe(false);
  });
});
