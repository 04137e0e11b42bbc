import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lineFacts } from '@emsal/lines/facts/line-facts';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { HeroForm } from './hero-form';

const form = <HeroForm line={lineFacts.TRAFFIC} title="Trafik teklifi alın" />;
const right = { identityNo: '10000000146', phoneNumber: '0532 123 45 67', licensePlateNo: '34 abc 123' };

let sent: FormData[];
let unmount: () => void;
/** Stands for the browser's own submission: what React did not stop would leave the page now. */
const leave = (event: Event) => {
  if (!event.defaultPrevented)
    sent.push(new FormData(event.target as HTMLFormElement, (event as SubmitEvent).submitter));
  event.preventDefault();
};

beforeEach(() => {
  sent = [];
  document.title = 'Trafik';
  document.body.innerHTML = `<main id="root">${renderToString(form)}</main>`;
  window.addEventListener('submit', leave);
});
afterEach(() => {
  unmount?.();
  window.removeEventListener('submit', leave);
});

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const write = (values: Partial<typeof right>) =>
  Object.entries(values).forEach(([name, value]) => (field(name).value = value));
const hydrate = () =>
  act(async () => {
    const root = hydrateRoot(document.getElementById('root')!, form);
    unmount = () => act(() => root.unmount());
  });
const press = (name = 'Teklifleri getir') => userEvent.click(screen.getByRole('button', { name }));

describe('the hero form before script', () => {
  it('is a native POST with what the browser needs to help', () => {
    const { method, action, noValidate } = screen.getByRole<HTMLFormElement>('form', { name: 'Trafik teklifi alın' });
    expect([method, new URL(action).pathname, noValidate]).toEqual(['post', '/trafik-sigortasi/form', false]);
    const native = ['identityNo', 'phoneNumber', 'licensePlateNo'].map((name) => [
      field(name).required,
      field(name).inputMode,
      field(name).autocomplete,
    ]);
    expect(native).toEqual([
      [true, 'numeric', 'off'],
      [true, 'tel', 'tel-national'],
      [true, 'text', 'off'],
    ]);
  });

  it('sends the text as typed, without a check of its own', async () => {
    write(right);
    await press();
    expect(Object.fromEntries(sent[0]!)).toEqual(right);
  });

  it('says why the telephone is asked', () => {
    expect(screen.getByText('Telefonunuzu neden istiyoruz?').closest('details')!.textContent).toContain(
      'Tek kullanımlık kodu',
    );
  });
});

describe('the hero form after a late hydration', () => {
  it('keeps what was typed before, also without any event', async () => {
    write({ identityNo: '1000000', phoneNumber: '532' });
    field('licensePlateNo').focus();
    await hydrate();
    await userEvent.type(field('licensePlateNo'), '34abc123');
    expect([field('identityNo').value, field('phoneNumber').value, field('licensePlateNo').value]).toEqual([
      '1000000',
      '532',
      '34abc123',
    ]);
  });

  it('hydrates without a complaint of React', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    write(right);
    await hydrate();
    expect(complaint).not.toHaveBeenCalled();
    complaint.mockRestore();
  });

  it('lets a right form go once, however often it is pressed', async () => {
    write(right);
    await hydrate();
    await press();
    await press();
    expect(sent.map((data) => Object.fromEntries(data))).toEqual([right]);
  });

  it('can be sent again when the visitor comes back', async () => {
    write(right);
    await hydrate();
    await press();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await press();
    expect(sent).toHaveLength(2);
  });

  it('stops a wrong form with a focused summary, the same words at the fields, and loses nothing', async () => {
    write({ ...right, identityNo: '123', licensePlateNo: '' });
    await hydrate();
    await press();
    const summary = screen.getByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const messages = [...summary.querySelectorAll('a')].map((link) => link.textContent!);
    expect(messages).toHaveLength(2);
    expect(
      messages.map((message) =>
        field(message.startsWith('Eksik') ? 'identityNo' : 'licensePlateNo')
          .parentElement!.closest('div:has(p)')!
          .textContent!.includes(message),
      ),
    ).toEqual([true, true]);
    expect([sent, document.title, field('identityNo').value]).toEqual([[], 'Hata: Trafik', '123']);
  });

  it('clears an error as soon as its field is right', async () => {
    write({ ...right, identityNo: '1000000014' });
    await hydrate();
    await press();
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.type(field('identityNo'), '6');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([field('identityNo').getAttribute('aria-invalid'), document.title]).toEqual([null, 'Trafik']);
  });

  it('asks no plate of those who have none yet', async () => {
    write({ ...right, licensePlateNo: '' });
    await hydrate();
    await press('Plakam henüz çıkmadı');
    expect(Object.fromEntries(sent[0]!)).toEqual({ ...right, licensePlateNo: '', licensePlateStatus: '0' });
  });
});

it.each(['GREENCARD', 'USEDVEHICLETRAFFIC'] as const)('asks the plate of %s without a way around it', (line) => {
  document.body.innerHTML = renderToString(<HeroForm line={lineFacts[line]} title="Teklif alın" />);
  expect([field('licensePlateNo').required, screen.queryByRole('button', { name: 'Plakam henüz çıkmadı' })]).toEqual([
    true,
    null,
  ]);
});

it('asks a home no plate', () => {
  document.body.innerHTML = renderToString(<HeroForm line={lineFacts.HOME} title="Konut teklifi alın" />);
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['identityNo', 'phoneNumber']);
  expect(screen.queryByRole('button', { name: 'Plakam henüz çıkmadı' })).toBeNull();
});

it('asks for the buyer’s number where the registration is still the seller’s', () => {
  const hint = (line: LineFacts) => renderToString(<HeroForm line={line} title="x" />).match(/[^>]* 11 haneli/)?.[0];
  expect([hint(lineFacts.USEDVEHICLETRAFFIC), hint(lineFacts.TRAFFIC)]).toEqual([
    'Aracı alacak kişinin 11 haneli',
    'Ruhsat sahibinin 11 haneli',
  ]);
});
