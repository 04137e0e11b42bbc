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
    expect(screen.queryByRole('link', { name: 'Üyelik' })).toBeNull();
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
