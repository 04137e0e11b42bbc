import '@testing-library/jest-dom';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noAnswer, refused, visitId } from '../testing/fake-api';
import { renderForm } from '../testing/render-form';
import { sampleLine } from '../testing/sample-line';
import type { FormSetting } from '../testing/render-form';

const identity = '10000000078';
const atFirst = (setting: Partial<FormSetting> = {}) =>
  renderForm(sampleLine, { path: '/trafik-sigortasi/form', ...setting });
const verified = {
  visitId,
  answers: { shortLicenseOwnerTcOrTaxNo: identity, phoneNumber: '5321234567' },
  done: ['temel-bilgiler'],
  isVerified: true,
};
const atPerson = (setting: Partial<FormSetting> = {}) =>
  renderForm(sampleLine, { path: '/trafik-sigortasi/form/kisisel-bilgiler', funnel: verified, ...setting });
const person = { birthdayForLicense: '1985-04-12', licensePlateNo: '34ABC12' };
const atVehicle = (setting: Partial<FormSetting> = {}) =>
  renderForm(sampleLine, {
    path: '/trafik-sigortasi/form/arac-ozellikleri',
    funnel: { ...verified, answers: { ...verified.answers, ...person }, done: ['temel-bilgiler', 'kisisel-bilgiler'] },
    ...setting,
  });

const press = async (name: string | RegExp = 'Devam et') =>
  userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);

describe('the form of a line', () => {
  it('shows the first open step at /form', async () => {
    await atFirst();
    expect(await screen.findByRole('heading', { level: 1, name: 'Temel bilgiler' })).toBeVisible();
  });

  it('shows the named step at its own path', async () => {
    await atPerson();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
  });

  it('leads to the first open step when a later one is asked for', async () => {
    const { path } = await atFirst({ path: '/trafik-sigortasi/form/arac-ozellikleri' });
    await screen.findByRole('heading', { level: 1, name: 'Temel bilgiler' });
    expect(path()).toBe('/trafik-sigortasi/form/temel-bilgiler');
  });

  it('goes on from the draft that the server keeps', async () => {
    const draft = {
      visitId,
      line: 'TRAFFIC',
      answers: { ...verified.answers, licensePlateNo: '34ABC12' },
      completedSteps: ['temel-bilgiler'],
      isVerified: true,
      customer: null,
      offerNo: null,
      hasAssets: false,
    };
    await atFirst({ page: { visitId: () => visitId }, answers: { 'GET draft': draft } });
    expect(await screen.findByLabelText('Plaka')).toHaveValue('34 ABC 12');
  });

  it('F119 F120 the menu marks completed, active and empty steps and the percentage', async () => {
    await atPerson();
    const menu = await screen.findByRole('navigation', { name: 'Adımlar' });
    expect(within(menu).getByText('%33 tamamlandı')).toBeInTheDocument();
    expect(within(menu).getByRole('link', { name: /Temel bilgiler/ })).toHaveAttribute(
      'href',
      '/trafik-sigortasi/form/temel-bilgiler',
    );
    expect(within(menu).getByText('Kişisel bilgiler').closest('li')).toHaveAttribute('aria-current', 'step');
    expect(within(menu).queryByRole('link', { name: /Araç özellikleri/ })).toBeNull();
    expect(screen.getByText('Adım 2 / 3')).toBeInTheDocument();
  });

  it('has no accessibility faults, with and without errors', async () => {
    const { container } = await atPerson();
    await screen.findByLabelText('Plaka');
    expect(await axeFaults(container)).toEqual([]);
    await press();
    expect(await axeFaults(container)).toEqual([]);
  });
});

describe('errors', () => {
  it('come with the button only, in a summary that takes the focus, in the same words as at the field', async () => {
    await atFirst();
    const field = await screen.findByLabelText(/TCKN veya VKN/);
    await userEvent.type(field, '123');
    await userEvent.tab();
    expect(screen.queryByRole('alert')).toBeNull();
    await press();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    const link = within(summary).getByRole('link', { name: 'Cep telefonu numaranızı girin' });
    expect(link).toHaveAttribute('href', '#phoneNumber');
    expect(screen.getByLabelText(/Cep telefonu/)).toHaveAccessibleDescription(
      expect.stringContaining('Cep telefonu numaranızı girin'),
    );
    expect(document.title).toMatch(/^Hata: /);
    expect(field).toHaveValue('123');
  });

  it('do not come for a number that was pasted with its name', async () => {
    await renderForm(sampleLine, { path: '/trafik-sigortasi/form/temel-bilgiler' });
    await userEvent.click(await screen.findByLabelText(/TCKN/));
    await userEvent.paste('T.C. Kimlik No: 100 000 000 78');
    await userEvent.tab();
    expect(screen.getByLabelText(/TCKN/)).toHaveValue('100 000 000 78');
  });

  it('go as the field becomes right, and the button is never disabled', async () => {
    await atFirst();
    await press();
    await fill(/Cep telefonu/, '532 123 45 67');
    expect(within(screen.getByRole('alert')).queryByText('Cep telefonu numaranızı girin')).toBeNull();
    expect(screen.getByRole('button', { name: 'Devam et' })).toBeEnabled();
    await fill(/TCKN veya VKN/, identity);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).not.toMatch(/^Hata/);
  });

  it('of a step that was left are not said again when it is opened again', async () => {
    const { router } = await atPerson();
    await press();
    expect(screen.getByRole('alert')).toBeVisible();
    await fill('Gün', '12');
    await fill('Ay', '4');
    await fill('Yıl', '1985');
    await fill('Plaka', '34 abc 12');
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Araç özellikleri' });
    await act(() => router.navigate('/trafik-sigortasi/form/kisisel-bilgiler'));
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('speak as the step opens with an answer that nobody checked, and say nothing yet of what is missing', async () => {
    await atFirst({ funnel: { visitId, answers: { shortLicenseOwnerTcOrTaxNo: '10000000079' } } });
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#shortLicenseOwnerTcOrTaxNo']);
    expect(screen.getByLabelText(/TCKN veya VKN/)).toHaveValue('100 000 000 79');
  });

  it('the server finds stand at its field until the value changes, and nothing typed is lost', async () => {
    await atPerson({ answers: { 'POST querycustomerinfo': refused('identityNotMatchBirthDate', 'uyuşmuyor') } });
    await fill('Gün', '12');
    await fill('Ay', '4');
    await fill('Yıl', '1985');
    await fill('Plaka', '34 abc 12');
    await press();
    expect(await screen.findByRole('link', { name: /doğum tarihi eşleşmiyor/ })).toHaveAttribute(
      'href',
      '#birthdayForLicense',
    );
    expect(screen.getByLabelText('Yıl')).toHaveValue('1985');
    await userEvent.clear(screen.getByLabelText('Gün'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['no connection', noAnswer, /İnternet bağlantınız kesildi/],
    ['a server that fails', undefined, /Sistemimiz şu anda yanıt vermiyor/],
  ])('%s is told in words, with another try and a telephone number', async (_, answer, words) => {
    await atFirst({ answers: { 'POST createfunnel': answer } });
    await fill(/TCKN veya VKN/, identity);
    await fill(/Cep telefonu/, '5321234567');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(screen.getByLabelText(/TCKN veya VKN/)).toHaveValue('100 000 000 78');
  });
});

describe('personal-data verification', () => {
  const typePerson = async () => {
    await fill(/TCKN veya VKN/, identity);
    await fill(/Cep telefonu/, '5321234567');
  };

  it('F079 runs on leaving temel-bilgiler: visit, draft, notice, person, question for a code', async () => {
    const { api, path } = await atFirst();
    await typePerson();
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    await waitFor(() =>
      expect(api.calls()).toEqual([
        'POST createfunnel',
        'POST save',
        'POST setkvkkstatus',
        'POST savecustomerinfo',
        'POST isotprequired',
        'POST save',
      ]),
    );
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/kisisel-bilgiler'));
  });

  it('gives the focus to the title of the step that follows', async () => {
    await atFirst();
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveFocus();
    await typePerson();
    await press();
    const title = await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('goes on after the code when the step cannot be stored, says so, and stores it when the connection is back', async () => {
    const { api } = await atFirst({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await typePerson();
    await press();
    await fill(/6 haneli kod/, '123456');
    api.answer('POST save', noAnswer);
    await press(/Doğrula/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
    expect(await screen.findByText(/bağlantı gelince kendiliğinden kaydedilir/)).toBeVisible();
    api.answer('POST save', null);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/kendiliğinden kaydedilir/)).toBeNull());
    expect(api.sent.at(-1)).toMatchObject({ call: 'POST save', body: { step: 'temel-bilgiler', completed: true } });
  });

  it('leaves the code panel with the step: another step shows itself', async () => {
    const { router } = await atPerson({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await act(() => router.navigate('/trafik-sigortasi/form/temel-bilgiler'));
    await press();
    await screen.findByLabelText(/6 haneli kod/);
    await act(() => router.navigate('/trafik-sigortasi/form/kisisel-bilgiler'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
    expect(screen.queryByLabelText(/6 haneli kod/)).toBeNull();
  });

  it('goes back to the telephone number without losing what was typed', async () => {
    await atFirst({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await typePerson();
    await press();
    await press('Telefon numarasını değiştir');
    expect(await screen.findByLabelText(/Cep telefonu/)).toHaveValue('532 123 45 67');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('asks for the code where one is required, and goes on when it is right', async () => {
    const { api } = await atFirst({ answers: { 'POST isotprequired': { isOtpRequired: true } } });
    await typePerson();
    await press();
    await fill(/6 haneli kod/, '123456');
    await press(/Doğrula/);
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
    expect(api.sent.find(({ call }) => call === 'POST otpvalidate')?.body).toEqual({ visitId, code: '123456' });
  });

  it('records a ticked marketing permission and says nothing of one that was not', async () => {
    const quiet = await atFirst();
    expect(await screen.findByRole('checkbox')).not.toBeChecked();
    await typePerson();
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(quiet.api.calls()).not.toContain('POST saveannouncementpermission');
    quiet.unmount();
    const ticked = await atFirst();
    await typePerson();
    await userEvent.click(screen.getByRole('checkbox'));
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(ticked.api.sent.find(({ call }) => call === 'POST saveannouncementpermission')?.body).toEqual({
      visitId,
      value: '5321234567',
      type: 0,
      isPermission: true,
    });
  });

  it('F404 marketing permission is required where the configuration says so, optional elsewhere', async () => {
    await atFirst({ page: { marketingPermissionRequired: true } });
    await typePerson();
    await press();
    expect(screen.getByRole('link', { name: 'Devam etmek için iletişim iznini işaretleyin' })).toHaveAttribute(
      'href',
      '#marketingConfirm',
    );
  });
});

describe('what is known', () => {
  const found = { isVehicleFound: true, brandCode: '2' };

  it('is shown for confirmation and asked after Değiştir', async () => {
    await atVehicle({ answers: { 'POST queryvehicleinfo': found } });
    await userEvent.click(await screen.findByRole('button', { name: 'Değiştir: Marka' }));
    expect(screen.getByLabelText('Marka')).toHaveValue('2');
    expect(screen.getByLabelText('Marka')).toHaveFocus();
  });

  it('from the landing page is confirmed with one press, nothing typed twice', async () => {
    const { api } = await atFirst({ funnel: { ...verified, done: [], isVerified: false } });
    expect(await screen.findByText('532 123 45 67')).toBeVisible();
    expect(screen.queryByLabelText(/Cep telefonu/)).toBeNull();
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' });
    expect(api.sent.find(({ call }) => call === 'POST savecustomerinfo')?.body).toMatchObject({
      identityNo: identity,
      phoneNumber: '5321234567',
    });
  });

  it('is asked again where the server refuses it, with its sentence at the field', async () => {
    await atFirst({
      funnel: { ...verified, done: [], isVerified: false },
      answers: { 'POST savecustomerinfo': refused('phoneMaximumUse', 'x') },
    });
    await screen.findByText('532 123 45 67');
    await press();
    await userEvent.click(await screen.findByRole('link', { name: /en çok 10 farklı telefon/ }));
    expect(screen.getByLabelText(/Cep telefonu/)).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: /TCKN veya VKN/ })).toBeNull();
  });

  it('is asked by hand when the look-up finds nothing or cannot be asked', async () => {
    await atVehicle({ answers: { 'POST queryvehicleinfo': noAnswer } });
    expect(await screen.findByLabelText('Marka')).toHaveValue('');
  });

  it('is not looked up again when the step opens anew', async () => {
    const { api, router } = await atVehicle({ answers: { 'POST queryvehicleinfo': found } });
    await screen.findByText('BMW');
    await act(() => router.navigate('/trafik-sigortasi/form/kisisel-bilgiler'));
    await act(() => router.navigate('/trafik-sigortasi/form/arac-ozellikleri'));
    await screen.findByText('BMW');
    expect(api.calls().filter((call) => call === 'POST queryvehicleinfo')).toHaveLength(1);
  });
});

describe('conditional steps', () => {
  it('open when their condition holds', async () => {
    const { path } = await atVehicle({
      answers: { 'POST queryvehicleinfo': { isVehicleFound: true, brandCode: '2' } },
    });
    await userEvent.click(await screen.findByLabelText('Hususi'));
    await userEvent.click(screen.getByLabelText('Poliçem var'));
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mevcut poliçe' })).toBeVisible();
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/mevcut-police'));
    expect(await screen.findByText('Adım 4 / 4')).toBeInTheDocument();
  });
});

describe('the offers', () => {
  const finish = async (answers: FormSetting['answers'] = {}, page: FormSetting['page'] = {}) => {
    const form = await atVehicle({
      answers: { 'POST queryvehicleinfo': { isVehicleFound: true, brandCode: '2' }, ...answers },
      page,
    });
    await userEvent.click(await screen.findByLabelText('Hususi'));
    await press();
    return form;
  };

  it('F312 come after the last step', async () => {
    const { path } = await finish();
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });

  it('F314 F315 a refusal opens a dialog with a way home', async () => {
    await finish({ 'POST createoffer': refused('ZZ', 'olmadı') });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  });

  it('F333 F334 any other code leads to the first step', async () => {
    const { path } = await finish({ 'POST createoffer': refused('ZZ', 'olmadı') });
    await press(/kontrol edeyim/);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/temel-bilgiler'));
  });

  it('refused for one field lead to the step that asks for it, without a dialog, and come when it is mended', async () => {
    const { api, path } = await finish({
      'POST createoffer': refused('badBody', 'x', { licensePlateNo: 'Plakayı kontrol edin.' }),
    });
    expect(await screen.findByRole('link', { name: 'Plakayı kontrol edin.' })).toHaveAttribute(
      'href',
      '#licensePlateNo',
    );
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/kisisel-bilgiler'));
    expect(screen.queryByRole('dialog')).toBeNull();
    api.answer('POST createoffer', '1234567890');
    await press('Devam et');
    await press('Devam et');
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });

  it('F325 F326 F327 code 590 asks for permission, confirms it, and leads to the other branch and home', async () => {
    const { api } = await finish({ 'POST createoffer': refused('590', 'yok') });
    await press(/haber verin/);
    expect(await screen.findByText('Devam etmek için iletişim iznini işaretleyin')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /haber alabilirim/ }));
    await press(/haber verin/);
    expect(await screen.findByText(/İzniniz kaydedildi/)).toBeVisible();
    expect(api.sent.find(({ call }) => call === 'POST saveannouncementpermission')?.body).toMatchObject({
      visitId,
      isPermission: true,
    });
    expect(screen.getByRole('link', { name: 'Kasko teklifi alın' })).toHaveAttribute(
      'href',
      '/kasko-sigortasi/form/temel-bilgiler',
    );
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toBeVisible();
  });

  it('F330 F329 a message with the mark of a failed service hides the other branch and offers home', async () => {
    await finish({ 'POST createoffer': refused('ZZ', 'hata F500 oluştu') });
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/']);
  });

  it('F331 B20 has no close button, others do', async () => {
    const { unmount } = await finish({ 'POST createoffer': refused('B20', 'yok') });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Kapat' })).toBeNull();
    unmount();
    await finish({ 'POST createoffer': refused('591', 'yok') });
    expect(await screen.findByRole('button', { name: 'Kapat' })).toBeVisible();
  });

  it('hides the other branch where its form is not published', async () => {
    await finish({ 'POST createoffer': refused('591', 'yok') }, { isPublished: () => false });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link', { name: /Kasko/ })).toBeNull();
  });
});
