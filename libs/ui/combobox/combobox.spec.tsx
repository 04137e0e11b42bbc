import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.edge';
import { Combobox } from './combobox';

const options = ['Ankara', 'Isparta', 'İstanbul', 'İzmir', 'Şanlıurfa'].map((label, index) => ({
  value: String(index),
  label,
}));
const chosen: string[] = [];
const submitted: string[] = [];

const city = () => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      submitted.push('sent');
    }}
  >
    <Combobox id="c" name="city" label="İl" options={options} onChange={(value) => chosen.push(value)} />
    <button type="submit">Gönder</button>
  </form>
);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'İl' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  chosen.splice(0);
  submitted.splice(0);
});

it.each([
  ['IST', ['İstanbul']],
  ['isp', ['Isparta']],
  ['san', ['Şanlıurfa']],
  ['sanli', ['Şanlıurfa']],
  ['q', []],
])('finds with %s', async (typed, matches) => {
  render(city());
  await userEvent.type(box(), typed);
  expect(shown()).toEqual(matches);
});

it('selects by keyboard without submitting the form', async () => {
  render(city());
  await userEvent.type(box(), 'i{ArrowDown}{Enter}');
  expect(box().value).toBe('İstanbul');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect([chosen, submitted]).toEqual([['2'], []]);
});

it('exposes the active option', async () => {
  render(city());
  await userEvent.type(box(), '{ArrowDown}');
  expect(document.getElementById(box().getAttribute('aria-activedescendant')!)?.textContent).toBe('Ankara');
});

it('selects by pointer', async () => {
  render(city());
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'İzmir' }));
  expect([box().value, chosen]).toEqual(['İzmir', ['3']]);
});

it('selects an option typed in full on blur, and keeps other text', async () => {
  render(city());
  await userEvent.type(box(), 'izmir');
  await userEvent.tab();
  expect([box().value, chosen]).toEqual(['İzmir', ['3']]);
  await userEvent.clear(box());
  await userEvent.type(box(), 'Atlantis');
  await userEvent.tab();
  expect([box().value, chosen.at(-1)]).toEqual(['Atlantis', '']);
});

it('closes on Escape and announces the number of options', async () => {
  render(city());
  await userEvent.type(box(), 'i');
  expect(screen.getByRole('status').textContent).toBe('4 seçenek');
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
});

it('says that the options are on their way, not that none match', async () => {
  render(<Combobox id="c" name="city" label="İl" options={[]} loading />);
  await userEvent.click(box());
  expect(screen.getAllByText('Liste yükleniyor…')).toHaveLength(2);
  expect(screen.queryByText('Eşleşen seçenek yok')).toBeNull();
});

it('renders 50 of 20,000 options including the selected one, and says that there are more', async () => {
  const models = Array.from({ length: 20_000 }, (_, index) => ({ value: String(index), label: `Model ${index}` }));
  render(<Combobox id="m" label="Model" options={models} defaultValue="19999" />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Model' }));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Model 19999');
  expect(shown()).toHaveLength(50);
  expect(screen.getByRole('status').textContent).toBe('20000 seçenekten ilk 50 tanesi');
});

/** The server's HTML, changed before hydration. */
function hydrate(element: React.ReactElement, change: (input: HTMLInputElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  change(box());
  return render(element, { container, hydrate: true });
}

it('keeps text typed before hydration', async () => {
  hydrate(city(), (input) => {
    input.focus();
    input.value = 'sanli';
  });
  expect(box().value).toBe('sanli');
  expect(shown()).toEqual(['Şanlıurfa']);
  await userEvent.keyboard('u');
  expect([box().value, chosen]).toEqual(['sanliu', []]);
});

it('selects an option typed in full before hydration', () => {
  hydrate(city(), (input) => (input.value = 'izmir'));
  expect([box().value, chosen, shown()]).toEqual(['İzmir', ['3'], []]);
});

it('selects an option typed before the options were loaded', async () => {
  const cityOf = (loaded: typeof options) => (
    <Combobox id="c" label="İl" options={loaded} onChange={(value) => chosen.push(value)} />
  );
  const { rerender } = render(cityOf([]));
  await userEvent.type(box(), 'izmir');
  await userEvent.tab();
  expect([box().value, chosen]).toEqual(['izmir', []]);
  rerender(cityOf(options));
  expect([box().value, chosen]).toEqual(['İzmir', ['3']]);
});

describe('text that matches no selected option', () => {
  const texts: string[] = [];
  const cityWithText = (props: Partial<React.ComponentProps<typeof Combobox>> = {}) => (
    <Combobox id="c" label="İl" options={options} onWrite={(text) => texts.push(text)} {...props} />
  );
  beforeEach(() => void texts.splice(0));

  it('is reported with each key, and cleared by a selection', async () => {
    render(cityWithText());
    await userEvent.type(box(), 'iz{Enter}');
    expect([box().value, texts]).toEqual(['İzmir', ['i', 'iz', '']]);
  });

  it('is restored, finds its options, and is replaced by a selection', async () => {
    const { rerender } = render(cityWithText({ written: 'san' }));
    expect([box().value, texts]).toEqual(['san', []]);
    await userEvent.click(box());
    expect(shown()).toEqual(['Şanlıurfa']);
    rerender(cityWithText({ written: 'san', value: '2' }));
    expect(box().value).toBe('İstanbul');
  });

  it('is limited in length', async () => {
    render(cityWithText());
    await userEvent.click(box());
    await userEvent.paste('x'.repeat(600));
    expect(box().value).toHaveLength(100);
  });
});
