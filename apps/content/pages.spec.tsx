import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PublishedProduct } from '@emsal/platform/published-product';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { renderToString } from 'react-dom/server';
import { Component as DataPolicy, handle as dataPolicy } from './data-policy/data-policy-page';
import { HomePage as Home } from './home/home-page';
import { Component as NotFound } from './not-found/not-found-page';
import { withAllLines, withinPage, withLines } from './testing/within-page';

const pages = [
  ['home', Home, 'Bir kez sorun, şirketler yanıtlasın.'],
  ['data policy', DataPolicy, 'Kişisel verilerin işlenmesine ilişkin aydınlatma metni'],
  ['not found', NotFound, 'Sayfa bulunamadı.'],
] as const;

const heading = () => screen.getByRole('heading', { level: 1 }).textContent!.trim();
const chooser = () => screen.getByRole('group', { name: 'Neyi sigortalayalım?' });
const formPath = () => screen.getByRole('form').getAttribute('action');

describe.each(pages)('the %s page', (_, Page, title) => {
  it('has one heading, passes axe, and is rendered by the server without inline styles', async () => {
    const { container } = render(<main>{withinPage(<Page />)}</main>);
    expect(heading()).toBe(title);
    expect(await axeViolations(container)).toEqual([]);
    expect(renderToString(withinPage(<Page />))).not.toMatch(/ style="| onclick=/);
  });

  it('has a title and a description', () => {
    const html = renderToString(withinPage(<Page />));
    expect(html).toMatch(/<title>[^<]+ \| Emsal<\/title>/);
    expect(/<meta name="description" content="([^"]+)"/.exec(html)![1]!.length).toBeGreaterThan(40);
  });
});

it('the data policy names the organization and its place on the site', () => {
  const data = dataPolicy.metadata!.structuredData!('https://emsal.example') as Array<{ '@type': string }>;
  expect(data.map((one) => one['@type'])).toEqual(['Organization', 'BreadcrumbList']);
});

describe('the home page', () => {
  it('F006 F007 F008 M023 makes the specified claims: more than twenty, close to thirty, about two minutes', () => {
    const html = renderToString(withinPage(<Home />));
    expect(html).toMatch(/<title>Yirmiden fazla şirketin/);
    render(withinPage(<Home />));
    expect(screen.getByText(/Otuza yakın şirketin teklifini .* iki dakikada satın alın/)).toBeTruthy();
  });

  it('F010 calls AUTO kasko', () => {
    render(withinPage(<Home />, withLines('TRAFFIC', 'AUTO')));
    expect(within(chooser()).getByRole<HTMLInputElement>('radio', { name: /^Kasko/ }).value).toBe('AUTO');
  });

  it('offers only published lines, and opens the form of the selected one', async () => {
    render(withinPage(<Home />, withLines('TRAFFIC', 'AUTO')));
    expect(within(chooser()).getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(within(chooser()).getByRole('radio', { name: /^Kasko/ }));
    expect(formPath()).toBe('/kasko-sigortasi/form');
  });

  it('offers a line that is newer than this build', async () => {
    const bicycle: PublishedProduct = {
      id: 'BICYCLE',
      branchId: 900,
      slug: 'bisiklet-sigortasi',
      name: 'Bisiklet Sigortası',
      family: 'property',
      label: { icon: 'person', short: 'Bisiklet', remark: 'Yolda ve garajda' },
      identityField: 'tcNo',
    };
    const { products, isPublished, ...page } = withLines('TRAFFIC');
    const published = (path: string) => path === '/bisiklet-sigortasi/form' || isPublished(path);
    render(withinPage(<Home />, { ...page, products: [...products!, bicycle], isPublished: published }));
    await userEvent.click(within(chooser()).getByRole('radio', { name: /^Bisiklet/ }));
    expect(formPath()).toBe('/bisiklet-sigortasi/form');
    expect(within(screen.getByRole('form')).queryByRole('textbox', { name: 'Plaka' })).toBeNull();
    expect(screen.getByRole('link', { name: /^Bisiklet Sigortası/ }).getAttribute('href')).toBe(
      '/bisiklet-sigortasi/form',
    );
  });

  it('lists all sixteen lines, and leads to those that have no tile', () => {
    render(withinPage(<Home />, withAllLines()));
    const listed = within(document.getElementById('urunler')!).getAllByRole('link');
    expect(listed).toHaveLength(16);
    expect(listed.map((link) => link.getAttribute('href'))).toContain('/evcil-hayvan-sigortasi');
    expect(within(chooser()).getByRole('link', { name: '11 ürün daha' })).toBeTruthy();
  });

  it('shows five tiles, and links to the others from the sixth', () => {
    const lines = [
      'TRAFFIC',
      'AUTO',
      'SHORTTRAFFIC',
      'IMM',
      'ELECTRICVEHICLE',
      'USEDVEHICLETRAFFIC',
      'GREENCARD',
    ] as const;
    render(withinPage(<Home />, withLines(...lines)));
    expect(within(chooser()).getAllByRole('radio')).toHaveLength(5);
    const target = within(chooser()).getByRole('link', { name: '2 ürün daha' }).getAttribute('href')!;
    expect(document.querySelector(target)!.textContent).toMatch(/^Hayatınızın her yerinde/);
  });

  it('adopts the product that was selected before hydration', async () => {
    const page = withinPage(<Home />, withLines('TRAFFIC', 'AUTO'));
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    container.querySelector<HTMLInputElement>('input[value=AUTO]')!.checked = true;
    render(page, { container, hydrate: true });
    expect(formPath()).toBe('/kasko-sigortasi/form');
    expect(within(chooser()).getByRole<HTMLInputElement>('radio', { name: /^Kasko/ }).checked).toBe(true);
  });
});

it('M151 the not-found page lists the branches on sale', () => {
  render(withinPage(<NotFound />));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/trafik-sigortasi');
  expect(links).not.toContain('/kasko-sigortasi');
  expect(screen.getByText(/Aradığınız sigorta aşağıdaki listededir/)).toBeVisible();
});

it('the not-found page promises no list where no branch is on sale', () => {
  render(withinPage(<NotFound />, withLines()));
  expect(screen.getByText(/yanlış yazılmış olabilir/)).not.toHaveTextContent('liste');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
});
