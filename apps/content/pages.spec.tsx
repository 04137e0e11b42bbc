import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults } from '@emsal/ui/testing/axe-faults';
import { renderToString } from 'react-dom/server';
import { Component as DataPolicy } from './data-policy/data-policy-page';
import { Component as Home } from './home/home-page';
import { Component as Traffic } from './landing/traffic/traffic-page';
import { Component as NotFound } from './not-found/not-found-page';
import { trafficOnly, withinPage } from './testing/within-page';

const pages = [
  ['home', Home, 'Bir kez sorun, şirketler yanıtlasın.'],
  ['traffic', Traffic, 'Trafik sigortası: plaka yeter, fiyat gelsin.'],
  ['data policy', DataPolicy, 'Kişisel verilerin işlenmesine ilişkin aydınlatma metni'],
  ['not found', NotFound, 'Sayfa bulunamadı.'],
] as const;

const heading = () => screen.getByRole('heading', { level: 1 }).textContent!.trim();

describe.each(pages)('the %s page', (_, Page, title) => {
  it('has one heading, passes axe, and is drawn by the server without inline styles', async () => {
    const { container } = render(<main>{withinPage(<Page />)}</main>);
    expect(heading()).toBe(title);
    expect(await axeFaults(container)).toEqual([]);
    expect(renderToString(withinPage(<Page />))).not.toMatch(/ style="| onclick=/);
  });

  it('names and describes itself', () => {
    const html = renderToString(withinPage(<Page />));
    expect(html).toMatch(/<title>[^<]+ \| Emsal<\/title>/);
    expect(/<meta name="description" content="([^"]+)"/.exec(html)![1]!.length).toBeGreaterThan(40);
  });
});

describe('the home page', () => {
  it('F006 F007 F008 M023 makes the specified claims: more than twenty, close to thirty, about two minutes', () => {
    const html = renderToString(withinPage(<Home />));
    expect(html).toMatch(/<title>Yirmiden fazla şirketin/);
    render(withinPage(<Home />));
    expect(screen.getByText(/Otuza yakın şirketin teklifini .* iki dakikada satın alın/)).toBeTruthy();
  });

  it('offers the published lines only, and opens the form of the chosen one', async () => {
    render(withinPage(<Home />, trafficOnly(['/kasko-sigortasi', '/kasko-sigortasi/form'])));
    const chooser = screen.getByRole('group', { name: 'Neyi sigortalayalım?' });
    expect(within(chooser).getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(within(chooser).getByRole('radio', { name: /^Kasko/ }));
    expect(screen.getByRole('form').getAttribute('action')).toBe('/kasko-sigortasi/form');
  });
});

describe('the traffic landing page', () => {
  beforeEach(() => void render(withinPage(<Traffic />)));

  it('leads to its own form and to the information notice', () => {
    expect(screen.getByRole('form', { name: 'Trafik teklifi alın' }).getAttribute('action')).toBe(
      '/trafik-sigortasi/form',
    );
    expect(screen.getByRole('link', { name: 'Aydınlatma metni' }).getAttribute('href')).toBe('/veri-politikasi');
  });

  it('tells the limits of 2026 and the published ceiling of step 8', () => {
    expect(screen.getByText('400.000 ₺')).toBeTruthy();
    const row = screen.getByRole('row', { name: /^8\. basamak/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['%50 indirim', '8.530\u00A0₺', '8.288\u00A0₺', '8.047\u00A0₺', '']);
  });

  it('says that its sample is a sample and its table no offer', () => {
    expect(screen.getByText(/^Örnek veri/)).toBeTruthy();
    expect(screen.getByText(/teklif yerine geçmez/)).toBeTruthy();
  });
});

it('M151 the not-found page lists the branches on sale', () => {
  render(withinPage(<NotFound />));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/trafik-sigortasi');
  expect(links).not.toContain('/kasko-sigortasi');
});
