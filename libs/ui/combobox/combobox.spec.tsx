import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server.edge';
import { Combobox } from './combobox';

const options = ['Ankara', 'Isparta', 'İstanbul', 'İzmir', 'Şanlıurfa'].map((label, index) => ({
  value: String(index),
  label,
}));
const told: string[] = [];
const submitted: string[] = [];

const city = () => (
  <form onSubmit={(event) => (event.preventDefault(), submitted.push('sent'))}>
    <Combobox id="c" name="city" label="İl" options={options} onChange={(value) => told.push(value)} />
    <button type="submit">Gönder</button>
  </form>
);
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'İl' });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  told.splice(0);
  submitted.splice(0);
});

it.each([
  ['IST', ['İstanbul']],
  ['isp', ['Isparta']],
  ['san', ['Şanlıurfa']],
  ['sanli', ['Şanlıurfa']],
  ['q', []],
])('finds by %s', async (typed, found) => {
  render(city());
  await userEvent.type(box(), typed);
  expect(shown()).toEqual(found);
});

it('is chosen by keyboard without sending the form', async () => {
  render(city());
  await userEvent.type(box(), 'i{ArrowDown}{Enter}');
  expect(box().value).toBe('İstanbul');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect([told, submitted]).toEqual([['2'], []]);
});

it('names the active option', async () => {
  render(city());
  await userEvent.type(box(), '{ArrowDown}');
  expect(document.getElementById(box().getAttribute('aria-activedescendant')!)?.textContent).toBe('Ankara');
});

it('is chosen by pointer', async () => {
  render(city());
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'İzmir' }));
  expect([box().value, told]).toEqual(['İzmir', ['3']]);
});

it('takes an option that was written out when it is left, and keeps other text', async () => {
  render(city());
  await userEvent.type(box(), 'izmir');
  await userEvent.tab();
  expect([box().value, told]).toEqual(['İzmir', ['3']]);
  await userEvent.clear(box());
  await userEvent.type(box(), 'Atlantis');
  await userEvent.tab();
  expect([box().value, told.at(-1)]).toEqual(['Atlantis', '']);
});

it('closes on Escape and says how many options there are', async () => {
  render(city());
  await userEvent.type(box(), 'i');
  expect(screen.getByRole('status').textContent).toBe('4 seçenek');
  await userEvent.keyboard('{Escape}');
  expect(shown()).toEqual([]);
});

it('draws 50 of 20,000 options, the chosen one among them, and says that there are more', async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({ value: String(index), label: `Model ${index}` }));
  render(<Combobox id="m" label="Model" options={many} defaultValue="19999" />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Model' }));
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Model 19999');
  expect(shown()).toHaveLength(50);
  expect(screen.getByRole('status').textContent).toBe('20000 seçenekten ilk 50 tanesi');
});

/** The server's HTML, touched before the script runs. */
function hydrate(element: React.ReactElement, touch: (input: HTMLInputElement) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  touch(box());
  return render(element, { container, hydrate: true });
}

it('keeps what was typed before hydration and goes on with it', async () => {
  hydrate(city(), (input) => {
    input.focus();
    input.value = 'sanli';
  });
  expect(box().value).toBe('sanli');
  expect(shown()).toEqual(['Şanlıurfa']);
  await userEvent.keyboard('u');
  expect([box().value, told]).toEqual(['sanliu', []]);
});

it('takes an option that was written out and left before hydration', () => {
  hydrate(city(), (input) => (input.value = 'izmir'));
  expect([box().value, told, shown()]).toEqual(['İzmir', ['3'], []]);
});

it('takes an option that was written out and left before its list came', async () => {
  const late = (known: typeof options) => (
    <Combobox id="c" label="İl" options={known} onChange={(value) => told.push(value)} />
  );
  const { rerender } = render(late([]));
  await userEvent.type(box(), 'izmir');
  await userEvent.tab();
  expect([box().value, told]).toEqual(['izmir', []]);
  rerender(late(options));
  expect([box().value, told]).toEqual(['İzmir', ['3']]);
});

describe('text that has chosen nothing yet', () => {
  const written: string[] = [];
  const half = (props: Partial<React.ComponentProps<typeof Combobox>> = {}) => (
    <Combobox id="c" label="İl" options={options} onWrite={(text) => written.push(text)} {...props} />
  );
  beforeEach(() => void written.splice(0));

  it('is told with each key, and that nothing is left of it with the choice', async () => {
    render(half());
    await userEvent.type(box(), 'iz{Enter}');
    expect([box().value, written]).toEqual(['İzmir', ['i', 'iz', '']]);
  });

  it('stands in the box when it is drawn again, finds its options, and gives way to a choice', async () => {
    const { rerender } = render(half({ written: 'san' }));
    expect([box().value, written]).toEqual(['san', []]);
    await userEvent.click(box());
    expect(shown()).toEqual(['Şanlıurfa']);
    rerender(half({ written: 'san', value: '2' }));
    expect(box().value).toBe('İstanbul');
  });

  it('is no longer than can be kept', async () => {
    render(half());
    await userEvent.click(box());
    await userEvent.paste('x'.repeat(600));
    expect(box().value).toHaveLength(100);
  });
});
