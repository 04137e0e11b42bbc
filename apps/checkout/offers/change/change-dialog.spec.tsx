import type { Offer, OfferState } from '@emsal/state/offer/offer-state';
import { sampleLimit, sampleLimitOption, sampleOffer } from '@emsal/state/offer/sample-offers';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { factsOf } from '@emsal/lines/registry/facts-of';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeDialog } from './change-dialog';
import { isChangeable } from './is-changeable';
import type { ChosenOptions } from './option-draft';

const bounds = { least: 100_000, most: 900_000, step: 50_000 };
const declared: NonNullable<OfferState['options']> = [
  sampleLimitOption,
  { key: 'accessories', kind: 'selection', label: 'Sigortalanan aksesuarlar' },
  { key: 'contents', kind: 'amount', label: 'Eşya bedeli', hint: 'Yenisini almak için', ...bounds },
  { key: 'earthquake', kind: 'switch', label: 'DASK’ı aşan deprem zararı' },
  { key: 'colour', kind: 'palette', label: 'Bilinmeyen' },
];
const rims = { value: '12', label: 'Çelik jant' };
const accessories = { key: 'accessories', value: ['12'], choices: [rims], isChosen: false };
const ofVehicle = [sampleLimit, accessories];
const ofHome = [
  { key: 'contents', value: 500_000, isChosen: false },
  { key: 'earthquake', value: false, isChosen: false },
  { key: 'colour', value: 'red', isChosen: false },
];
const line = factsOf('AUTO');
const plain = sampleOffer(12, 20_000_00);

function open(options: NonNullable<Offer['options']>) {
  const submitted: ChosenOptions[] = [];
  const onChange = async (chosen: ChosenOptions) => {
    submitted.push(chosen);
    return { ok: true, message: '' };
  };
  const offer = { ...plain, options };
  const view = render(<ChangeDialog {...{ line, offer, declared, onChange }} onClose={() => null} />);
  return { submitted, ...view };
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Şirkete sor' }));

describe('the change dialog', () => {
  it('requests a higher limit without an accessory', async () => {
    const { submitted } = open(ofVehicle);
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Çelik jant' }));
    await submit();
    expect(submitted).toEqual([{ immLimit: '5000000', accessories: [] }]);
  });

  it('repeats what was chosen before, which can be chosen back', async () => {
    const limit = { ...sampleLimit, value: '5000000', isChosen: true };
    const { submitted } = open([limit, { ...accessories, value: [], isChosen: true }]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Çelik jant' }));
    await submit();
    expect(submitted).toEqual([{ immLimit: '5000000', accessories: ['12'] }]);
  });

  it('asks an amount and a switch of a home, and leaves out a kind that it does not know', async () => {
    const { submitted } = open(ofHome);
    const contents = screen.getByLabelText('Eşya bedeli');
    expect(contents).toHaveValue('500.000');
    expect(contents).toHaveAccessibleDescription(/100\.000\s₺ ile 900\.000\s₺ arası/);
    expect(screen.queryByLabelText('Bilinmeyen')).toBeNull();
    await userEvent.clear(contents);
    await userEvent.type(contents, '600.000');
    await userEvent.click(screen.getByRole('checkbox', { name: 'DASK’ı aşan deprem zararı' }));
    await submit();
    expect(submitted).toEqual([{ contents: 600_000, earthquake: true }]);
  });

  it.each([
    ['çok', /Tutarı rakamla girin/],
    ['99.999', /En az 100\.000\s₺ girin/],
    ['900001', /En çok 900\.000\s₺ girin/],
    ['120000', /100\.000\s₺ ya da 150\.000\s₺ girin/],
  ])('names what is wrong with the amount %s, at the field', async (typed, message) => {
    const { submitted } = open(ofHome);
    const contents = screen.getByLabelText('Eşya bedeli');
    await userEvent.clear(contents);
    await userEvent.type(contents, typed);
    await submit();
    expect(contents).toHaveFocus();
    expect(contents).toHaveAccessibleDescription(message);
    expect(submitted).toEqual([]);
  });

  it('does not call onClose when the answer arrives after it was closed', async () => {
    const onClose = vi.fn();
    let answer = (_: { ok: boolean; message: string }): void => undefined;
    const onChange = () => new Promise<{ ok: boolean; message: string }>((resolve) => (answer = resolve));
    const offer = { ...plain, options: ofVehicle };
    const { unmount } = render(<ChangeDialog {...{ line, offer, declared, onChange, onClose }} />);
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await submit();
    unmount();
    await act(async () => answer({ ok: true, message: '' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('requests nothing when the offer is unchanged, and says so', async () => {
    const { submitted } = open(ofVehicle);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Çelik jant' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Çelik jant' }));
    await submit();
    expect(submitted).toEqual([]);
    expect(screen.getByText('Henüz bir şey değiştirmediniz; teklif zaten böyle.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('İMM limiti'), '5000000');
    await submit();
    expect(submitted).toHaveLength(1);
  });

  it('has no accessibility violations', async () => {
    const { baseElement } = open([...ofVehicle, ...ofHome]);
    expect(await axeViolations(baseElement)).toEqual([]);
  });
});

it('an offer without options, or outside the list, cannot be changed', () => {
  expect(isChangeable(plain)).toBe(false);
  expect(isChangeable({ ...plain, options: ofVehicle })).toBe(true);
  expect(isChangeable({ ...plain, options: ofVehicle, isPassiveFavorite: true })).toBe(false);
});
