import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, visitId } from '../testing/fake-api';
import { atFirst, verified, atPerson, atVehicle, fill, identity, person, press } from '../testing/open-steps';

describe('the form of a line', () => {
  it('shows the first open step at /form', async () => {
    await atFirst();
    expect(await screen.findByRole('heading', { level: 1, name: 'Temel bilgiler' })).toBeVisible();
  });

  it('shows the named step at its own path', async () => {
    await atPerson();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kişisel bilgiler' })).toBeVisible();
  });

  it('redirects to the first open step from a later one', async () => {
    const { path } = await atFirst({ path: '/trafik-sigortasi/form/arac-ozellikleri' });
    await screen.findByRole('heading', { level: 1, name: 'Temel bilgiler' });
    expect(path()).toBe('/trafik-sigortasi/form/temel-bilgiler');
  });

  it.each([
    ['the landing page', '/trafik-sigortasi', true, 'Trafik Sigortası'],
    ['home, where the line has no landing page yet', '/', false, 'Ana sayfa'],
  ])('links back from its first step to %s', async (_, href, hasLanding, name) => {
    await atFirst({ page: { isPublished: (path) => path !== '/trafik-sigortasi' || hasLanding } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['reports at once that the browser rejects cookies', false],
    ['does not mention cookies where they are accepted', true],
  ])('%s', async (_, isAccepted) => {
    await atFirst({ page: { cookie: () => (isAccepted ? 'tr' : undefined) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByText(/çerezlere izin verip sayfayı yenileyin/)).toHaveLength(isAccepted ? 0 : 1);
  });

  it('does not say that cookies are rejected where they were deleted meanwhile', async () => {
    const { page } = await atFirst();
    await fill(/TCKN veya VKN/, identity);
    page.cookie = () => undefined;
    await press();
    expect(await screen.findByRole('link', { name: /telefon/i })).toBeVisible();
    expect(screen.queryByText(/çerezlere izin verip sayfayı yenileyin/)).toBeNull();
  });

  it('continues the draft that the server has', async () => {
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

  it('has no accessibility violations, with and without errors', async () => {
    const { container } = await atPerson();
    await screen.findByLabelText('Plaka');
    expect(await axeViolations(container)).toEqual([]);
    await press();
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the panel for another device', () => {
  const panel = 'Başka cihazda devam edin';

  it('stands below the fields, and not below what is shown during a look-up, which has another height', async () => {
    const found = Promise.withResolvers<void>();
    const { transport } = fakeApi({ 'POST queryvehicleinfo': { isVehicleFound: false } });
    const answers = { ...verified.answers, ...person };
    const done = ['temel-bilgiler', 'kisisel-bilgiler'];
    await atVehicle({
      funnel: { ...verified, answers, savedAnswers: answers, done },
      page: {
        transport: async (wire, options) => {
          if (wire.path.endsWith('queryvehicleinfo')) await found.promise;
          return transport(wire, options);
        },
      },
    });
    expect(await screen.findByText('Bilgileriniz getiriliyor')).toBeInTheDocument();
    expect(screen.queryByText(panel)).toBeNull();
    found.resolve();
    expect(await screen.findByLabelText('Marka')).toBeVisible();
    expect(screen.getByText(panel)).toBeVisible();
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
