import { screen, within } from '@testing-library/react';
import { receiveWebViewMessage } from '@emsal/platform/web-view/web-view';
import { renderPart } from '../testing/shell-page';
import { Header } from './header';

const hrefs = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the header', () => {
  it('links published paths only', async () => {
    renderPart(<Header />, { isPublished: (path) => path === '/blog' || path === '/imm-sigortasi' });
    expect(hrefs(await screen.findByRole('navigation', { name: 'Ana menü' }))).toEqual(['/blog']);
    expect(hrefs(screen.getByRole('navigation', { name: 'Ürünler' }))).toEqual(['/imm-sigortasi', '/blog']);
    expect(screen.queryByRole('link', { name: 'Giriş yap' })).toBeNull();
  });

  it('opens its products by a button that works without script', async () => {
    renderPart(<Header />);
    const menu = await screen.findByRole('navigation', { name: 'Ürünler' });
    expect(menu).toHaveAttribute('popover', 'auto');
    for (const name of ['Ürünler', 'Menüyü aç', 'Menüyü kapat'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('popovertarget', menu.id);
  });

  it('groups the products by what they insure', async () => {
    renderPart(<Header />);
    const menu = await screen.findByRole('navigation', { name: 'Ürünler' });
    for (const family of ['Araç', 'Konut ve eşya', 'Sağlık ve seyahat'])
      expect(within(menu).getByText(family)).toBeVisible();
    expect(hrefs(menu)).toContain('/once-trafik-policesi-sonra-ruhsat-donemi?usedVehicleSaleType=true');
  });

  it('leaves the menu out where it is minimal', async () => {
    renderPart(<Header isMinimal />);
    await screen.findByRole('banner');
    expect(screen.queryByRole('navigation', { name: 'Ürünler' })).toBeNull();
  });

  it('ignores a branch list that does not come from the native app', async () => {
    receiveWebViewMessage({ type: 'branchList', value: ['DASK'] });
    renderPart(<Header />);
    expect(hrefs(await screen.findByRole('navigation', { name: 'Ürünler' })).length).toBeGreaterThan(15);
  });

  it('F017 offers the call-centre line', async () => {
    renderPart(<Header />);
    expect(await screen.findByRole('link', { name: /Bizi arayın/ })).toHaveAttribute('href', 'tel:+908500000000');
  });
});

describe('the way to the account', () => {
  it('is the sign-in for everybody', async () => {
    renderPart(<Header />);
    expect(await screen.findByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/uyelik');
  });

  it('is a menu with the first name for whoever is signed in, and signs out by a plain form', async () => {
    renderPart(<Header isMinimal />, { customerName: () => 'Ayşe', isPublished: (path) => path !== '/uyelik/yardim' });
    const button = await screen.findByRole('button', { name: 'Ayşe, hesap menüsü' });
    const menu = document.getElementById(button.getAttribute('popovertarget')!)!;
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(hrefs(menu)).toContain('/uyelik/anasayfa');
    expect(hrefs(menu)).not.toContain('/uyelik/yardim');
    const form = within(menu).getByRole('button', { name: 'Çıkış yap' }).closest('form')!;
    expect([form.method, new URL(form.action).pathname]).toEqual(['post', '/uyelik/cikis']);
  });
});
