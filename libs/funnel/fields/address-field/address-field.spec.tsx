import { address, noAddress } from '@emsal/lines/kit/fields/address';
import { grammar } from '@emsal/lines/kit/grammar/grammar';
import type { AddressAnswer } from '@emsal/lines/kit/grammar/field';
import type { Line } from '@emsal/lines/kit/grammar/step';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, visitId, type Answer } from '../../testing/fake-api';
import { press } from '../../testing/open-steps';
import { renderForm } from '../../testing/render-form';
import { sampleLine } from '../../testing/sample-line';

const home = address({ label: 'Konutun adresi' });
const step = grammar({ home }).step({ slug: 'adres', title: 'Hangi eviniz?', menu: 'address', fields: ['home'] });
const line: Line = {
  ...sampleLine,
  fields: { ...sampleLine.fields, home },
  parts: [{ slug: 'konut', menu: 'home', steps: [step] }],
};
const place = (code: string, name: string) => [{ code, name }];
const sections = [
  { code: '0050000001', name: 'Dükkân', uavtCode: '2847193050', floor: 0, isHome: false },
  { code: '0050000002', name: 'Daire 1', uavtCode: '2847193056', floor: 1, isHome: true },
  { code: '0050000003', name: 'Kapıcı dairesi', uavtCode: '', floor: -1, isHome: true },
];
const register = {
  'GET GetCityList': [
    { cityId: '34', cityName: 'İstanbul' },
    { cityId: '06', cityName: 'Ankara' },
  ],
  'GET 34': [...place('3423', 'Kadıköy'), ...place('3401', 'Adalar')],
  'GET 06': [...place('0601', 'Çankaya'), ...place('0602', 'Mamak')],
  'GET 3423': place('3423001', 'Merkez'),
  'GET 3423001': [...place('00500', 'Caferağa Mah.'), ...place('00501', 'Fikirtepe Mah.')],
  'GET 00500': [...place('0050000', 'Moda Cad.'), ...place('0050001', 'Lale Sk.')],
  'GET 0050000': [...place('005000000', 'No 118'), ...place('005000001', 'No 120')],
  'GET 005000000': sections,
};
const chosen: AddressAnswer = {
  ...noAddress,
  city: '34',
  cityName: 'İstanbul',
  district: '3423',
  districtName: 'Kadıköy',
  village: '3423001',
  villageName: 'Merkez',
  quarter: '00500',
  quarterName: 'Caferağa Mah.',
  street: '0050000',
  streetName: 'Moda Cad.',
};
const open = (given?: Partial<AddressAnswer>, answers: Readonly<Record<string, Answer>> = {}) =>
  renderForm(line, {
    path: '/trafik-sigortasi/form/adres',
    funnel: { visitId, answers: given ? { home: { ...noAddress, ...given } } : {}, isVerified: true },
    answers: { ...register, ...answers },
  });
const box = (name: string) => screen.findByRole('combobox', { name });
/** Once its list is here: Enter without a matching option submits the form. */
const choose = async (level: string, text: string) => {
  const input = await box(level);
  await waitFor(() => expect(input).not.toHaveAccessibleDescription('Liste yükleniyor'));
  await userEvent.type(input, `${text}{Enter}`);
};
const stored = (store: { getState: () => unknown }) =>
  (store.getState() as { funnel: { TRAFFIC: { answers: { home: AddressAnswer } } } }).funnel.TRAFFIC.answers.home;

describe('F254 chosen level by level', () => {
  it('loads each list when the level above was chosen, passes over a district’s only centre, and stores the flat', async () => {
    const { store } = await open();
    await choose('İl', 'ist');
    await choose('İlçe', 'kad');
    await choose('Mahalle', 'cafer');
    await choose('Cadde ya da sokak', 'moda');
    await choose('Bina', 'no 118');
    expect(screen.queryByRole('combobox', { name: 'Merkez ya da köy' })).toBeNull();
    await userEvent.click(await screen.findByRole('radio', { name: /Daire 1/ }));
    expect(await screen.findByText('Adres kodu 2847193056')).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);
    await press();
    expect(stored(store)).toMatchObject({ section: '0050000002', uavtCode: '2847193056', villageName: 'Merkez' });
  });

  it('clears what was below a level that is chosen again', async () => {
    const { api } = await open(chosen);
    await box('Bina');
    await userEvent.clear(await box('İl'));
    await choose('İl', 'ank');
    expect(await box('İlçe')).toHaveValue('');
    expect(screen.queryByRole('combobox', { name: 'Mahalle' })).toBeNull();
    await waitFor(() => expect(api.calls()).toContain('GET 06'));
  });

  it('continues with a flat that has no address code', async () => {
    const { store } = await open({ ...chosen, building: '005000000', buildingName: 'No 118' });
    await userEvent.click(await screen.findByRole('radio', { name: /Kapıcı dairesi/ }));
    expect(await screen.findByText(/adres kodu kayıtta yok/)).toBeVisible();
    await press();
    expect(stored(store)).toMatchObject({ sectionName: 'Kapıcı dairesi', uavtCode: '' });
  });

  it('names the first level that is missing, and the link of the message leads to it', async () => {
    await open(chosen);
    await box('Bina');
    await press();
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: 'Binayı seçin' });
    await userEvent.click(link);
    expect(await box('Bina')).toHaveFocus();
  });

  it('asks again for a list that did not come', async () => {
    const { api } = await open(chosen, { 'GET 0050000': noAnswer });
    expect(await screen.findByText(/Bina listesi şu anda gelmiyor/)).toBeVisible();
    api.answer('GET 0050000', register['GET 0050000']);
    await press('Listeyi yeniden iste');
    expect(await box('Bina')).toHaveValue('');
  });

  it('says what to do when a street has no building, and begins by hand with what is known', async () => {
    const { store } = await open(chosen, { 'GET 0050000': [] });
    expect(await screen.findByText(/Bina listesinde kayıt yok/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /Elle yazarak/ }));
    const rest = await screen.findByRole('textbox', { name: 'Açık adres' });
    expect(rest).toHaveValue('Caferağa Mah., Moda Cad.');
    await userEvent.type(rest, ', No 7');
    await press();
    expect(stored(store)).toMatchObject({
      way: 'hand',
      cityName: 'İstanbul',
      street: '',
      moreInformation: 'Caferağa Mah., Moda Cad., No 7',
    });
  });
});

it('has what was chosen and typed again after another way was tried', async () => {
  const { store } = await open(chosen);
  const way = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
  await way(/Elle yazarak/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Açık adres' }), ', No 7');
  await way(/Adres koduyla/);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Adres kodu (UAVT)' }), '284719');
  await way(/Adresi seçerek/);
  expect(await box('Cadde ya da sokak')).toHaveValue('Moda Cad.');
  await way(/Adres koduyla/);
  expect(await screen.findByRole('textbox', { name: 'Adres kodu (UAVT)' })).toHaveValue('284719');
  await way(/Elle yazarak/);
  expect(await box('İlçe')).toHaveValue('Kadıköy');
  await press();
  expect(stored(store)).toMatchObject({ way: 'hand', moreInformation: 'Caferağa Mah., Moda Cad., No 7' });
});

it('begins by hand with what was chosen, also after an unknown code', async () => {
  await open(chosen);
  await userEvent.click(await screen.findByRole('radio', { name: /Adres koduyla/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Adres kodu (UAVT)' }), '284719');
  await userEvent.click(screen.getByRole('radio', { name: /Elle yazarak/ }));
  expect(await box('İl')).toHaveValue('İstanbul');
  expect(await screen.findByRole('textbox', { name: 'Açık adres' })).toHaveValue('Caferağa Mah., Moda Cad.');
});

describe('by address code', () => {
  const info = { ...chosen, state: 'found', cityCode: '34', districtCode: '3423', sectionName: 'Daire 1' };
  const byCode = (answer?: Answer) => open({ way: 'code' }, { 'GET 2847193056': answer });
  const type = async (code: string) =>
    userEvent.type(await screen.findByRole('textbox', { name: 'Adres kodu (UAVT)' }), code);

  it('shows the address of ten digits typed with spaces, and stores it', async () => {
    const { store } = await byCode(info);
    await type('2847 193 056');
    expect(await screen.findByText(/Daire 1, Moda Cad., Caferağa Mah., Kadıköy, İstanbul/)).toBeVisible();
    await press();
    expect(stored(store)).toMatchObject({ way: 'code', uavtCode: '2847193056', district: '3423' });
  });

  it('rejects nine digits at the field without asking the register', async () => {
    const { api } = await byCode();
    await type('284719305');
    await press();
    expect(within(await screen.findByRole('alert')).getByRole('link')).toHaveTextContent(/10 rakam/);
    expect(api.calls().filter((call) => call.startsWith('GET 28'))).toEqual([]);
  });

  it.each([
    ['that the register does not have', { ...info, state: 'unknown' }, /Bu kodla kayıtlı bir konut yok/],
    ['while the register is unavailable', { ...info, state: 'unavailable' }, /Adres kaydı şu anda yanıt vermiyor/],
    ['when there is no answer at all', noAnswer, /Adres kaydı şu anda yanıt vermiyor/],
  ])('says so for a code %s, and lets the visitor continue', async (_, answer, text) => {
    const { store } = await byCode(answer);
    await type('2847193056');
    expect(await screen.findByText(text)).toBeVisible();
    await press();
    expect(stored(store)).toMatchObject({ uavtCode: '2847193056', cityName: '' });
  });
});
