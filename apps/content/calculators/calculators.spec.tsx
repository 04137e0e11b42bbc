import { pageContext, PageProvider } from '@emsal/platform/page';
import { calculatorPaths } from '@emsal/products/calculator-paths';
import { ruleBook } from '@emsal/tariffs/rule-book/rule-book';
import type { TaxedCar } from '@emsal/tariffs/mtv/mtv';
import { vectorsOf } from '@emsal/tariffs/testing/dated-vectors';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { cmsTransport } from '../testing/cms-transport';
import { withLines } from '../testing/within-page';
import { calculatorRoutes } from './calculator-routes';
import { calculators } from './calculators';
import type { Calculator } from './kit/calculator';
import type { Plot } from './plot/plot';
import { SmallPlot } from './plot/small-plot';
import { readValues, type CalculatorField } from './kit/field';

const today = '2026-11-25';
const all = Object.entries(calculators).map(([path, load]) => [path, load] as const);
const calculatorAt = async (path: keyof typeof calculators): Promise<Calculator> =>
  (await calculators[path]()).calculator;

const routes = calculatorRoutes.map((route) => ({ ...route, HydrateFallback: () => null }));

async function open(address: string) {
  const page = { ...withLines('TRAFFIC', 'AUTO', 'DASK'), transport: cmsTransport() };
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => new RouterContextProvider(new Map([[pageContext, page]])),
  });
  const tree = (
    <PageProvider value={page}>
      <main>
        <RouterProvider router={router} />
      </main>
    </PageProvider>
  );
  const shown = render(tree);
  await screen.findByRole('heading', { level: 1 });
  return { ...shown, tree, router };
}

it('keeps what cannot be read at its field, and says what the result is for', async () => {
  await open(`${calculatorPaths.purchaseTax}?matrah=abc`);
  const field = screen.getByLabelText<HTMLInputElement>('Vergisiz fiyat');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['abc', 'true']);
  expect(screen.getByText(/^Rakamla yazın, örneğin 800\.000\. Sonuç 800\.000 ₺ ile/)).toBeTruthy();
  fireEvent.input(field, { target: { value: '900.000' } });
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

it('marks the row of what is chosen, with the same amount', async () => {
  await open(`${calculatorPaths.ceiling}?basamak=7`);
  const chosen = within(result()).getByRole('row', { current: true });
  expect(within(chosen).getByRole('rowheader').textContent).toBe('7. basamak');
  expect(within(chosen).getAllByRole('cell').at(-1)!.textContent).toBe(amount());
});

it('draws the building of DASK with as many floors as the input says', async () => {
  await open(`${calculatorPaths.dask}?kat=12`);
  expect(result().querySelectorAll('rect[height="10"]')).toHaveLength(12);
});

it('has a picture at every entry of the overview', async () => {
  const { container } = await open(calculatorPaths.all);
  const entries = within(container.querySelector('ul')!).getAllByRole('listitem');
  expect(entries.map((entry) => entry.querySelector('svg[aria-hidden] :is(rect, path)'))).not.toContain(null);
  expect(container.innerHTML).not.toContain('NaN');
});

it('draws a plot of nothing without a place that is no number', () => {
  const { container } = render(
    <SmallPlot plot={{ kind: 'bars', sentence: '', bars: [{ key: 'a', label: '', value: 0 }], here: 'a' }} />,
  );
  expect(container.innerHTML).not.toContain('NaN');
});

const result = () => screen.getByRole('region', { name: 'Sonuç' });
const amount = () => within(result()).getByText(/^[\d.,]+\s₺$/, { selector: 'p' }).textContent!;

describe.each(Object.values(calculatorPaths))('the page %s', (path) => {
  it('M392 has one heading and one form or table, passes axe, and is rendered without inline styles', async () => {
    const { container, tree } = await open(path);
    expect(await axeViolations(container)).toEqual([]);
    expect(renderToString(tree)).not.toMatch(/ style="| onclick=/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe.each(all)('the calculator %s', (path, load) => {
  const anyText = fc.oneof(fc.string(), fc.integer().map(String), fc.constantFrom('', '-1', '1e99', 'NaN', '0', '٣'));

  it('answers at every bound and to nonsense with an amount and a plot', async () => {
    const { calculator } = await load();
    const given = fc.record(Object.fromEntries(calculator.fields.map(({ name }) => [name, anyText])));
    fc.assert(
      fc.property(given, (texts) => {
        const { kurus, plot } = calculator.outcome(readValues(calculator.fields, texts), today);
        expect(Number.isSafeInteger(kurus) && kurus >= 0).toBe(true);
        const drawn = drawnOf(plot);
        expect(drawn.length > 1 && drawn.every(Number.isFinite)).toBe(true);
        if (plot.kind === 'bars') expect(plot.bars.map(({ key }) => key)).toContain(plot.here);
        if (plot.kind === 'parts') expect(plot.parts.at(-1)!.to).toBe(kurus);
      }),
    );
  });

  it('still answers in a year whose figures are not out yet', async () => {
    const { calculator } = await load();
    expect(calculator.outcome(readValues(calculator.fields, {}), '2028-03-01').kurus).toBeGreaterThan(0);
  });

  it('names rules of the book as its sources, and texts of the right length', async () => {
    const { calculator } = await load();
    const known = ruleBook.map(({ id }) => id);
    expect(calculator.rules.length).toBeGreaterThan(0);
    for (const id of calculator.rules) expect(known).toContain(id);
    expect([calculator.path, calculator.title.length <= 60, calculator.description.length <= 160]).toEqual([
      path,
      true,
      true,
    ]);
  });

  it('has a plot that moves with its first field', async () => {
    const { calculator } = await load();
    const plotOf = (change: object) =>
      JSON.stringify(calculator.outcome(readValues(calculator.fields, { ...change }), today).plot);
    const changes = calculator.fields.flatMap(changesOf);
    expect(changes.map((change) => plotOf(change) !== plotOf({}))).toContain(true);
  });
});

function drawnOf(plot: Plot): number[] {
  if (plot.kind === 'parts') return plot.parts.map(({ to }) => to);
  return (plot.kind === 'bars' ? plot.bars : plot.points).map(({ value }) => value);
}

/** Another answer to a field. */
function changesOf(field: CalculatorField): Array<Record<string, string>> {
  const { name } = field;
  if (field.kind === 'select') return [{ [name]: field.options.at(-1)!.value }];
  if (field.kind === 'moves') return [{ [name]: field.moves[0]!.letter }];
  if (field.kind === 'tick') return [{ [name]: '1' }];
  return [{ [name]: String(field.min) }, { [name]: String(field.max) }];
}

/** The choice of a calculator's field that stands for an engine: the first whose bound is not below it. */
function engineChoice({ fields }: Calculator, { drive, size }: Pick<TaxedCar, 'drive' | 'size'>): string {
  const field = fields.find(({ name }) => name === 'motor');
  if (field?.kind !== 'select') throw new Error('no field for the engine');
  const letter = drive === 'electric' ? 'e' : 'b';
  const choices = field.options.map(({ value }) => value).filter((value) => value.startsWith(letter));
  return choices.find((value) => Number(value.slice(1)) >= size) ?? choices.at(-1)!;
}

describe('the dated cases that tariffs, form and sandbox answer too', () => {
  const outcome = async (path: keyof typeof calculators, day: string, given: Record<string, string>) => {
    const { fields, outcome: reckon } = await calculatorAt(path);
    return reckon(readValues(fields, given), day).kurus;
  };

  it.each(vectorsOf('dask'))('DASK on $day: $input', async ({ day, input, expected }) => {
    const given = {
      yapi: input.construction === 'concrete' ? 'betonarme' : 'diger',
      yil: input.isBefore2000 ? 'once' : 'sonra',
      kat: String(input.floors),
      alan: String(input.area),
      il: input.province,
      yenileme: input.isRenewal ? '1' : '',
    };
    expect(await outcome(calculatorPaths.dask, day, given)).toBe(expected);
  });

  it.each(vectorsOf('ceiling'))('M625 ceiling on $day: $input', async ({ day, input, expected }) => {
    const given = { il: input.province, arac: input.vehicleClass, basamak: String(input.step) };
    expect(await outcome(calculatorPaths.ceiling, day, given)).toBe(expected);
    expect(await outcome(calculatorPaths.step, day, given)).toBe(expected);
  });

  it.each(vectorsOf('mtv'))('motor vehicle tax on $day: $input', async ({ day, input, expected }) => {
    const given = {
      motor: engineChoice(await calculatorAt(calculatorPaths.mtv), input),
      modelYili: String(input.modelYear),
      eski: input.isRegisteredSince2018 ? '' : '1',
      deger: String(input.value),
    };
    expect(await outcome(calculatorPaths.mtv, day, given)).toBe(expected);
  });

  it.each(vectorsOf('purchaseTax'))('taxes of a new car on $day: $input', async ({ day, input, expected }) => {
    const motor = engineChoice(await calculatorAt(calculatorPaths.purchaseTax), input);
    const given = { motor, matrah: String(input.base) };
    expect(await outcome(calculatorPaths.purchaseTax, day, given)).toBe(expected);
  });

  it.each(vectorsOf('fuel'))('fuel: $input', async ({ day, input, expected }) => {
    const { kilometres, decilitres, price } = input;
    const text = (value: number, digits: number) =>
      `${Math.floor(value / 10 ** digits)},${String(value % 10 ** digits).padStart(digits, '0')}`;
    const given = { km: String(kilometres), tuketim: text(decilitres, 1), fiyat: text(price, 2) };
    expect(await outcome(calculatorPaths.fuel, day, given)).toBe(expected);
  });
});

describe('a calculator’s page', () => {
  it('shows the result of the address, as its form without script asks for it', async () => {
    await open(`${calculatorPaths.dask}?il=34&alan=110&kat=5&yil=sonra&yapi=betonarme&yenileme=1`);
    expect(amount()).toBe('2.878\u00A0₺');
  });

  it('follows the fields as they change', async () => {
    await open(calculatorPaths.dask);
    const before = amount();
    fireEvent.input(screen.getByRole('slider', { name: /Brüt alan/ }), { target: { value: '200' } });
    expect(amount()).not.toBe(before);
    expect(screen.getByText('200 m²')).toBeTruthy();
  });

  it('takes over what was chosen before it hydrated', async () => {
    const { tree } = await open(calculatorPaths.fuel);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    container.querySelector<HTMLInputElement>('input[name=km]')!.value = '1000';
    render(tree, { container, hydrate: true });
    expect(await within(container).findByText('1.000 km için yakıt')).toBeTruthy();
  });

  it('walks the staircase year by year, and back to the start', async () => {
    await open(calculatorPaths.step);
    await userEvent.click(screen.getByRole('button', { name: 'Kazasız' }));
    await userEvent.click(screen.getByRole('button', { name: 'Kazasız' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bir kaza' }));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1. yıl kazasız', '2. yıl kazasız', '3. yıl bir kaza']),
    );
    expect(within(result()).getByText(/^5\. basamakta/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Baştan başla' }));
    expect(within(result()).getByText(/^4\. basamakta/)).toBeTruthy();
  });

  it('offers the product only while it is sold', async () => {
    await open(calculatorPaths.dask);
    expect(screen.getByRole('link', { name: 'DASK teklifi alın' }).getAttribute('href')).toBe('/dask-sigortasi');
  });
});

describe('what changed this month', () => {
  it('lists the figures that began in the month, with the ones before', async () => {
    await open(calculatorPaths.changes);
    const row = within(screen.getAllByRole('table')[0]!).getByRole('row', { name: /DASK metrekare bedeli, betonarme/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['11.427\u00A0₺/m²', '11.599\u00A0₺/m²', '+%1,5']);
    expect(screen.queryByText(/yeni rakam bekleniyor/)).toBeNull();
  });
});

describe('the value list of vehicles', () => {
  it('shows the value of the chosen model and year, and loads the models of another brand', async () => {
    const { router } = await open(`${calculatorPaths.vehicleValue}?marka=005&model=005103&yil=2022`);
    expect(within(result()).getByText(/^2022 BMW 320i/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Marka' }), '001');
    expect(await screen.findByText(/2022 Alfa Romeo Giulia/)).toBeTruthy();
    expect(router.state.location.search).toContain('marka=001');
  });

  it('says the year under the slider at once, and lists the five years around it', async () => {
    await open(`${calculatorPaths.vehicleValue}?marka=005&model=005103&yil=2022`);
    const slider = screen.getByRole('slider', { name: /Model yılı/ });
    fireEvent.change(slider, { target: { value: '2020' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('2020');
    const years = await waitFor(() => {
      const rows = within(result()).getAllByRole('rowheader');
      expect(within(result()).getByRole('row', { current: true }).textContent).toMatch(/^2020/);
      return rows.map(({ textContent }) => textContent);
    });
    expect(years).toEqual(['2022', '2021', '2020', '2019', '2018']);
  });

  it('marks the chosen year among all, over a scale of round amounts', async () => {
    await open(`${calculatorPaths.vehicleValue}?marka=005&model=005103&yil=2022`);
    const plot = screen.getByRole('img', { name: 'Model yılına göre kasko değeri.' });
    expect(within(plot as HTMLElement).getByText('2022')).toBeTruthy();
    const scale = [...plot.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(scale.filter((label) => label!.endsWith('₺')).length).toBeGreaterThan(1);
    const knots = [...plot.querySelectorAll('svg > path')].map((path) => path.getAttribute('d'));
    expect(new Set(knots).size).toBe(2);
  });

  it('says so when the list has no value for the year', async () => {
    await open(`${calculatorPaths.vehicleValue}?marka=005&model=005103&yil=2013`);
    expect(screen.getByText(/şirketle anlaşarak belirlenir\. Teklif/)).toBeTruthy();
  });
});
