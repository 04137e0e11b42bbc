import { brand } from '@emsal/brand/brand';
import { sellerFacts } from '@emsal/brand/seller';
import { screen, within } from '@testing-library/react';
import { renderPart } from '../testing/shell-page';
import { Footer } from './footer';

const headings = async () =>
  (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
const list = (name: string) => screen.findByRole('list', { name });

describe('the footer', () => {
  const { badges } = brand;
  afterEach(() => void Object.assign(brand, { badges }));

  it('M053 has four sections when everything is published', async () => {
    renderPart(<Footer />);
    expect(await headings()).toEqual(['Ürünler', 'Sık sorulan konular', 'Hızlı erişim', 'Hakkımızda', 'Satıcı']);
  });

  it('leaves out what no remote publishes', async () => {
    renderPart(<Footer />, { isPublished: (path) => path === '/trafik-sigortasi' });
    expect(await headings()).toEqual(['Ürünler', 'Satıcı']);
    expect(screen.queryByRole('list', { name: 'İş ortakları' })).toBeNull();
  });

  it.each([
    ['M062', '/kasko-sigortasi'],
    ['M063', '/trafik-sigortasi'],
    ['M069', '/tamamlayici-saglik-sigortasi'],
    ['M070', '/ozel-saglik-sigortasi'],
    ['M071', '/konut-sigortasi'],
    ['M072', '/dask-sigortasi'],
    ['M074', '/ferdi-kaza-sigortasi'],
    ['M075', '/cep-telefonu-sigortasi'],
    ['M076', '/evcil-hayvan-sigortasi'],
    ['M077', '/seyahat-saglik-sigortasi'],
    ['M094', '/hakkimizda'],
    ['M095', '/iletisim'],
    ['the query included:', '/once-trafik-policesi-sonra-ruhsat-donemi?usedVehicleSaleType=true'],
    ['a topic:', '/limitsiz-ihtiyari-mali-mesuliyet-teminati'],
    ['a calculator:', '/trafik-sigortasi-police-basamak-hesaplama'],
  ])('%s links %s', async (_, path) => {
    renderPart(<Footer />);
    const links = within(await screen.findByRole('contentinfo')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(path);
  });

  it('groups its sections, so that the browser keeps one of them open', async () => {
    renderPart(<Footer />);
    const footer = await screen.findByRole('contentinfo');
    expect([...footer.querySelectorAll('details')].map((section) => section.getAttribute('name'))).toEqual(
      Array.from({ length: 4 }, () => 'footer'),
    );
  });

  it.each([
    ['M024', '450+ çalışan'],
    ['M025', '300 satış danışmanı'],
  ])('%s shows the claim that the brand can prove, once it is configured: %s', async (_, claim) => {
    Object.assign(brand, { badges: [claim] });
    renderPart(<Footer />);
    expect(within(await list('Güvenceler')).getByText(claim)).toBeVisible();
  });

  it('marks nothing as a sample beside a tick', async () => {
    renderPart(<Footer />);
    expect(await list('Güvenceler')).not.toHaveTextContent('örnek');
  });

  it('says who sells, under which licence, where to complain and how it earns', async () => {
    renderPart(<Footer />);
    const seller = (await screen.findByRole('heading', { level: 2, name: 'Satıcı' })).parentElement!.textContent;
    for (const { label, value } of sellerFacts(brand)) expect(seller).toContain(`${label}${value}`);
  });

  it('M056 has a help button that opens telephone and WhatsApp', async () => {
    renderPart(<Footer />);
    const button = await screen.findByRole('button', { name: 'Yardım isteyin' });
    const panel = screen.getByRole('dialog', { name: 'Bir danışmanla konuşun' });
    expect(button).toHaveAttribute('popovertarget', panel.id);
    expect(within(panel).getByRole('link', { name: '0850 000 00 00' })).toHaveAttribute('href', 'tel:+908500000000');
  });

  it('F018 offers WhatsApp with a prefilled message', async () => {
    renderPart(<Footer />);
    const href = (await screen.findByRole('link', { name: /WhatsApp/ })).getAttribute('href')!;
    expect(new URL(href).origin + new URL(href).pathname).toBe('https://wa.me/908500000009');
    expect(new URL(href).searchParams.get('text')).toMatch(/^Merhaba/);
  });

  it('M019 says that the call centre is open around the clock', async () => {
    renderPart(<Footer />);
    expect(await screen.findByText('Çağrı merkezi 7 gün 24 saat açık.')).toBeVisible();
  });

  it.each([
    ['M057', 'Sosyal medya', 'link'],
    ['M058', 'Güvenceler', 'listitem'],
    ['M059', 'İş ortakları', 'link'],
  ])('%s has a list: %s', async (_, name, role) => {
    renderPart(<Footer />);
    expect(within(await list(name)).getAllByRole(role).length).toBeGreaterThan(0);
  });

  it('M060 shows a copyright from 2000 to the current year', async () => {
    renderPart(<Footer />, { year: 2031 });
    expect(await screen.findByText(/© 2000–2031/)).toBeVisible();
  });
});
