import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isOffered, lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineId } from '@emsal/lines/facts/line-ids';
import { linePath } from '@emsal/lines/facts/line-path';
import { fillAmounts } from '@emsal/lines/kit/landing/fill-amounts';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { renderToString } from 'react-dom/server';
import { withAllLines, withinPage, withLines } from '../testing/within-page';
import type { Landing } from '@emsal/lines/kit/landing/landing';
import { hasSpread } from '@emsal/lines/kit/landing/landing-prices';
import type { LandingPrices } from '@emsal/lines/kit/landing/landing-prices';
import { isLandingLine, landingLines, landingOf } from '@emsal/lines/registry/landings';
import { landingMetadata } from './landing-metadata';
import { LandingPage } from './landing-page';
import { firstVersion } from './landing-version';

const page = (landing: Landing) =>
  withinPage(<LandingPage landing={landing} version={firstVersion(landing)} />, withAllLines());
const section = (heading: string | RegExp) =>
  screen.getByRole('heading', { level: 2, name: heading }).closest('section')!;

/** Requirements that name one line's page as a way into its form. */
const entries: Partial<Record<LineId, string>> = {
  AUTO: 'M039',
  TRAFFIC: 'M040',
  DASK: 'M041',
  PHONE: 'M043',
  HEALTH: 'M044',
};
const named = landingLines.map((line) => [`${entries[line] ?? ''} the landing page of ${line}`.trim(), line] as const);
const offered = named.filter(([, line]) => isOffered(line));

const structuredDataOf = (landing: Landing) =>
  landingMetadata(landing, firstVersion(landing)).structuredData!('https://site.example');

let landing: Landing;
let container: HTMLElement;
async function open(line: LineId) {
  if (!isLandingLine(line)) throw new Error(`${line} has no landing page`);
  landing = await landingOf(line);
  ({ container } = render(<main>{page(landing)}</main>));
}

describe.each(named)('%s, from its data alone', (_, line) => {
  beforeEach(() => open(line));

  it('has one heading, passes axe, and is rendered by the server without inline styles', async () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent!.trim()).toBe(landing.heading.join(' '));
    expect(await axeViolations(container)).toEqual([]);
    expect(renderToString(page(landing))).not.toMatch(/ style="| onclick=/);
  });

  it('has a title and a description of the lengths that search engines show', () => {
    expect(landing.facts.id).toBe(line);
    expect(landing.title.length).toBeLessThanOrEqual(60);
    expect([landing.description.length >= 70, landing.description.length <= 160]).toEqual([true, true]);
  });

  it('M047 M050 M051 has three steps, questions and recommended pages', () => {
    const steps = isOffered(line) ? 'Üç adımda teklif' : 'Üç adımda seçim';
    expect(within(section(steps)).getAllByRole('listitem')).toHaveLength(3);
    expect(within(section('Sık sorulanlar')).getAllByRole('group')).toHaveLength(landing.questions.length);
    expect(within(section('İlgili sayfalar')).getAllByRole('link').length).toBeGreaterThan(0);
  });

  it('M048 has cover tabs that switch', async () => {
    const tabs = within(screen.getByRole('radiogroup', { name: landing.covers.title })).getAllByRole('radio');
    expect(tabs.map((tab) => (tab as HTMLInputElement).checked)).toEqual(landing.covers.items.map((_, at) => at === 0));
    await userEvent.click(tabs[2]!);
    expect(tabs.map((tab) => (tab as HTMLInputElement).checked)).toEqual(landing.covers.items.map((_, at) => at === 2));
  });

  it('describes its breadcrumb, questions and, if it is sold, product to search engines, and claims no price', () => {
    const structuredData = structuredDataOf(landing);
    expect(structuredData.map((object) => (object as { '@type': string })['@type'])).toEqual([
      'Organization',
      'BreadcrumbList',
      ...(isOffered(line) ? ['Product'] : []),
      'FAQPage',
    ]);
    const text = JSON.stringify(structuredData);
    expect(text).toContain(`https://site.example/${lineFacts[line].slug}`);
    for (const { question, answer } of fillAmounts(landing.questions, landing.amounts))
      expect([text.includes(question), text.includes(answer)]).toEqual([true, true]);
    expect(text).not.toMatch(/"(price|lowPrice|offers)"/);
  });
});

describe.each(offered)('%s, whose form is published,', (_, line) => {
  let sample: LandingPrices;
  beforeEach(async () => {
    await open(line);
    sample = landing.prices!;
  });

  it('M046 has a hero form that opens the form of the line', () => {
    const form = screen.getByRole('form', { name: landing.formTitle });
    expect(form.getAttribute('action')).toBe(linePath(lineFacts[line], '/form'));
    expect(within(form).getAllByRole('textbox')).toHaveLength(lineFacts[line].family === 'vehicle' ? 3 : 2);
  });

  it('M052 lists the insurers that sell the line', () => {
    const listed = within(section('Anlaşmalı sigorta şirketleri')).getAllByRole('listitem');
    expect(listed.map((item) => item.lastElementChild!.textContent)).toEqual(sample.insurers.map(({ name }) => name));
  });

  it('M049 has a table of medians of the specified days, marked as a sample', () => {
    const prices = section(landing.medians!.title);
    expect(within(prices).getAllByRole('row')).toHaveLength(1 + sample.rows.length);
    expect(Object.keys(landing.medians!.heads).sort()).toEqual(sample.rows.map(({ key }) => key).sort());
    expect(prices.textContent).toMatch(/Örnek veri, 1–23 Şubat 2026.*teklif yerine geçmez/);
  });

  it('shows the figure of prices when at least six insurers offer, unless a calculator stands in its place', () => {
    const isShown = hasSpread(sample) && !landing.estimate;
    expect(screen.queryAllByText(/^Örnek veri: /)).toHaveLength(isShown ? 1 : 0);
  });
});

it('a page whose form is not published says so in place of it, and leads to an adviser by telephone and WhatsApp', async () => {
  const landing = await landingOf('HEALTH');
  render(withinPage(<LandingPage landing={landing} version={firstVersion(landing)} />, withLines('TRAFFIC')));
  expect(await screen.findByText('Bu sigortayı henüz internetten satmıyoruz.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByRole('link', { name: /^Bizi arayın: 0850/ }).getAttribute('href')).toMatch(/^tel:\+90850/);
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href);
  expect(searchParams.get('text')).toContain('özel sağlık sigortası');
});

describe('the traffic landing page', () => {
  beforeEach(async () => void render(page(await landingOf('TRAFFIC'))));

  it('links to the information notice', () => {
    expect(screen.getByRole('link', { name: 'Aydınlatma metni' }).getAttribute('href')).toBe('/veri-politikasi');
  });

  it('shows the limits of 2026 and the published ceiling of step 8', () => {
    expect(screen.getByText('400.000 ₺')).toBeTruthy();
    const row = screen.getByRole('row', { name: /^8\. basamak/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['%50 indirim', '8.530\u00A0₺', '8.288\u00A0₺', '8.047\u00A0₺', '']);
  });
});

it('recommends no product whose page is not published', async () => {
  const landing = await landingOf('IMM');
  render(withinPage(<LandingPage landing={landing} version={firstVersion(landing)} />, withLines('IMM', 'AUTO')));
  const recommended = within(section('İlgili sayfalar')).getAllByRole('link');
  expect(recommended.map((link) => link.getAttribute('href'))).toEqual([
    '/limitsiz-ihtiyari-mali-mesuliyet-teminati',
    '/trafik-sigortasi-2026-limitleri',
    '/kasko-sigortasi',
  ]);
});
