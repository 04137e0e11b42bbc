import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, visitId } from '../testing/fake-api';
import type { FormSetting } from '../testing/render-form';
import { atVehicle, press } from '../testing/open-steps';

const home = 'Ana sayfaya dön';
const kasko = 'Kasko Sigortası için teklif alın';
const start = 'Bilgileri yeniden gir';

describe('requesting offers', () => {
  const finish = async (answers: FormSetting['answers'] = {}, page: FormSetting['page'] = {}) => {
    const form = await atVehicle({
      answers: { 'POST queryvehicleinfo': { isVehicleFound: true, brandCode: '2' }, ...answers },
      page,
    });
    await userEvent.click(await screen.findByLabelText('Hususi'));
    await press();
    return form;
  };

  it('F312 follows the last step', async () => {
    const { path } = await finish();
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });

  it('F314 F315 opens a dialog with a home link when it is refused', async () => {
    await finish({ 'POST createoffer': refused('ZZ', 'olmadı') });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['402', 'Bu aracın teklifini danışmanımız hazırlıyor', [start, /^Arayın: 0850/, 'WhatsApp’tan yazın', home]],
    ['BL0', 'Bilgilerinizi yeniden doğrulayalım', [start, home]],
    ['591', 'Bu ürün için teklif veremiyoruz', [kasko, home]],
    ['581', 'Bu ürün için teklif veremiyoruz', [kasko, home]],
    ['B20', 'Teklif hazırlanamadı', [/^Arayın: 0850/, 'WhatsApp’tan yazın', home]],
    ['F500', 'Teklif şu anda alınamıyor', ['Yeniden dene', home]],
    ['999', 'Teklif hazırlanamadı', ['Bilgilerimi kontrol et', home]],
  ])('code %s shows its title and exactly its choices', async (code, title, choices) => {
    await finish({ 'POST createoffer': refused(code, code) });
    const dialog = await screen.findByRole('dialog', { name: title });
    const shown = [...within(dialog).queryAllByRole('link'), ...within(dialog).queryAllByRole('button')]
      .map(({ textContent }) => textContent)
      .filter((text) => text && text !== 'Kapat');
    expect(shown).toHaveLength(choices.length);
    for (const choice of choices) expect(within(dialog).getByText(choice, { selector: 'a, button' })).toBeVisible();
  });

  it.each(['59', '580', '58'])('F326 code %s asks for permission too', async (code) => {
    await finish({ 'POST createoffer': refused(code, 'yok') });
    await screen.findByRole('dialog', { name: 'Şu anda teklif veremiyoruz' });
    expect(await screen.findByRole('button', { name: /haber verin/ })).toBeVisible();
  });

  it('F333 F334 any other code leads to the first step', async () => {
    const { path } = await finish({ 'POST createoffer': refused('ZZ', 'olmadı') });
    await press(/kontrol et/);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/form/temel-bilgiler'));
  });

  it('leads to the step of a refused field, without a dialog, and succeeds when the field is corrected', async () => {
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
    await userEvent.click(screen.getByRole('checkbox', { name: /SMS almak istiyorum/ }));
    await press(/haber verin/);
    expect(await screen.findByText(/İzniniz kaydedildi/)).toBeVisible();
    expect(api.sent.find(({ call }) => call === 'POST saveannouncementpermission')?.body).toMatchObject({
      visitId,
      isPermission: true,
    });
    expect(screen.getByRole('link', { name: 'Kasko Sigortası için teklif alın' })).toHaveAttribute(
      'href',
      '/kasko-sigortasi/form/temel-bilgiler',
    );
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toBeVisible();
  });

  it('names the end of a policy that cannot be renewed yet, and orders a reminder', async () => {
    const { api } = await finish({
      'POST orderrenewalreminder': null,
      'POST createoffer': refused('renewalTooEarly', 'Süren poliçenizin son günü: 5 Mayıs.'),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Poliçenizin yenilenmesine daha var' });
    expect(within(dialog).getByText('Süren poliçenizin son günü: 5 Mayıs.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /SMS almak istiyorum/ }));
    await press(/hatırlatın/);
    expect(await screen.findByText(/Hatırlatmanız kaydedildi/)).toBeVisible();
    expect(api.sent.find(({ call }) => call === 'POST orderrenewalreminder')?.body).toMatchObject({ visitId });
  });

  it('requests the offers again after a failed service', async () => {
    const { api, path } = await finish({ 'POST createoffer': refused('ZZ', 'hata F500 oluştu') });
    const again = await screen.findByRole('button', { name: 'Yeniden dene' });
    api.answer('POST createoffer', '1234567890');
    await userEvent.click(again);
    await waitFor(() => expect(path()).toBe('/trafik-sigortasi/listeleme'));
  });

  it("F330 F329 a message that contains a failed service's code hides the other branch and offers home", async () => {
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

  it.each<[string, FormSetting['page']]>([
    ['its form is not published', { isPublished: () => false }],
    ['the shell is older and names no products', { products: undefined }],
  ])('hides the other branch where %s', async (_, page) => {
    await finish({ 'POST createoffer': refused('591', 'yok') }, page);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('link', { name: /Kasko/ })).toBeNull();
  });
});
