import '@testing-library/jest-dom';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitId } from '../testing/fake-api';
import { atFirst, verified, atPerson, atVehicle, press } from '../testing/open-steps';

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

  it.each([
    ['the landing page', '/trafik-sigortasi', true, 'Trafik Sigortası'],
    ['home, where the line has no landing page yet', '/', false, 'Ana sayfa'],
  ])('leads back from its first step to %s', async (_, href, hasLanding, name) => {
    await atFirst({ page: { isPublished: (path) => path !== '/trafik-sigortasi' || hasLanding } });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each([
    ['says at once that a browser without cookies gets nowhere', false],
    ['says nothing of cookies where they are taken', true],
  ])('%s', async (_, isAccepted) => {
    await atFirst({ page: { cookie: () => (isAccepted ? 'tr' : undefined) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByText(/çerezlere izin verip sayfayı yenileyin/)).toHaveLength(isAccepted ? 0 : 1);
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
