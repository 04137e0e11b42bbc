import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import type { LineFacts } from '@emsal/lines/facts/line-facts';
import { HeroForm } from './hero-form';

const form = <HeroForm line={lineFacts.TRAFFIC} title="Trafik teklifi alın" />;
const valid = { identityNo: '10000000146', phoneNumber: '0532 123 45 67', licensePlateNo: '34 abc 123' };

let submitted: FormData[];
let unmount: () => void;
/** Stands for the browser's own submission: an event that React did not prevent would recordSubmission the page now. */
const recordSubmission = (event: Event) => {
  if (!event.defaultPrevented)
    submitted.push(new FormData(event.target as HTMLFormElement, (event as SubmitEvent).submitter));
  event.preventDefault();
};

beforeEach(() => {
  submitted = [];
  document.title = 'Trafik';
  document.body.innerHTML = `<main id="root">${renderToString(form)}</main>`;
  window.addEventListener('submit', recordSubmission);
});
afterEach(() => {
  unmount?.();
  window.removeEventListener('submit', recordSubmission);
});

const field = (name: string) => document.getElementsByName(name)[0] as HTMLInputElement;
const fillIn = (values: Partial<typeof valid>) =>
  Object.entries(values).forEach(([name, value]) => (field(name).value = value));
const hydrate = () =>
  act(async () => {
    const root = hydrateRoot(document.getElementById('root')!, form);
    unmount = () => act(() => root.unmount());
  });
const press = (name = 'Teklifleri getir') => userEvent.click(screen.getByRole('button', { name }));

describe('the hero form before hydration', () => {
  it('is a native POST with the attributes for keyboards and autofill', () => {
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

  it('sends the text as typed, without checks by script', async () => {
    fillIn(valid);
    await press();
    expect(Object.fromEntries(submitted[0]!)).toEqual(valid);
  });

  it('explains why the telephone is asked', () => {
    expect(screen.getByText('Telefonunuzu neden istiyoruz?').closest('details')!.textContent).toContain(
      'Tek kullanımlık kodu',
    );
  });
});

describe('the hero form after a late hydration', () => {
  it('keeps what was typed before hydration, even without events', async () => {
    fillIn({ identityNo: '1000000', phoneNumber: '532' });
    field('licensePlateNo').focus();
    await hydrate();
    await userEvent.type(field('licensePlateNo'), '34abc123');
    expect([field('identityNo').value, field('phoneNumber').value, field('licensePlateNo').value]).toEqual([
      '1000000',
      '532',
      '34abc123',
    ]);
  });

  it('hydrates without a React error', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fillIn(valid);
    await hydrate();
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it('submits a valid form once, however often the button is pressed', async () => {
    fillIn(valid);
    await hydrate();
    await press();
    await press();
    expect(submitted.map((data) => Object.fromEntries(data))).toEqual([valid]);
  });

  it('can be submitted again when the visitor comes back', async () => {
    fillIn(valid);
    await hydrate();
    await press();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await press();
    expect(submitted).toHaveLength(2);
  });

  it('stops an invalid form with a focused summary, repeats the messages at the fields, and loses nothing', async () => {
    fillIn({ ...valid, identityNo: '123', licensePlateNo: '' });
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
    expect([submitted, document.title, field('identityNo').value]).toEqual([[], 'Hata: Trafik', '123']);
  });

  it('removes an error as soon as its field is valid', async () => {
    fillIn({ ...valid, identityNo: '1000000014' });
    await hydrate();
    await press();
    expect(screen.getByRole('alert')).toBeTruthy();
    await userEvent.type(field('identityNo'), '6');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([field('identityNo').getAttribute('aria-invalid'), document.title]).toEqual([null, 'Trafik']);
  });

  it('does not require a plate that has not been issued yet', async () => {
    fillIn({ ...valid, licensePlateNo: '' });
    await hydrate();
    await press('Plakam henüz çıkmadı');
    expect(Object.fromEntries(submitted[0]!)).toEqual({ ...valid, licensePlateNo: '', licensePlateStatus: '0' });
  });
});

it.each(['GREENCARD', 'USEDVEHICLETRAFFIC'] as const)('requires the plate of %s', (line) => {
  document.body.innerHTML = renderToString(<HeroForm line={lineFacts[line]} title="Teklif alın" />);
  expect([field('licensePlateNo').required, screen.queryByRole('button', { name: 'Plakam henüz çıkmadı' })]).toEqual([
    true,
    null,
  ]);
});

it('does not ask for a plate of a home', () => {
  document.body.innerHTML = renderToString(<HeroForm line={lineFacts.HOME} title="Konut teklifi alın" />);
  expect([...document.querySelectorAll('input')].map(({ name }) => name)).toEqual(['identityNo', 'phoneNumber']);
  expect(screen.queryByRole('button', { name: 'Plakam henüz çıkmadı' })).toBeNull();
});

it('asks for a person’s number where no company can be insured', () => {
  const asked = (line: LineFacts) => renderToString(<HeroForm line={line} title="x" />);
  expect([asked(lineFacts.PERSONALACCIDENT), asked(lineFacts.PET)]).toEqual([
    expect.stringMatching(/TC kimlik no.*Sigortalanacak kişinin 11 haneli/),
    expect.stringMatching(/TC kimlik no.*Hayvanın sahibinin 11 haneli/),
  ]);
});

it('asks for the buyer’s identity number where the vehicle is still registered to the seller', () => {
  const hint = (line: LineFacts) => renderToString(<HeroForm line={line} title="x" />).match(/[^>]* 11 haneli/)?.[0];
  expect([hint(lineFacts.USEDVEHICLETRAFFIC), hint(lineFacts.TRAFFIC)]).toEqual([
    'Aracı alacak kişinin 11 haneli',
    'Ruhsat sahibinin 11 haneli',
  ]);
});

describe('the hero form of a known person', () => {
  const known = { identity: '100******46', phone: '0532 *** ** 67' };
  const ofKnown = (line: LineFacts) => <HeroForm line={line} title="Teklif alın" known={known} />;
  const show = async (line: LineFacts) => {
    document.body.innerHTML = `<main id="root">${renderToString(ofKnown(line))}</main>`;
    await act(async () => {
      const root = hydrateRoot(document.getElementById('root')!, ofKnown(line));
      unmount = () => act(() => root.unmount());
    });
  };
  const details = () => screen.getByText('Başkası için teklif alın').closest('details')!;

  it('names that person masked and is submitted at once, also before hydration', async () => {
    document.body.innerHTML = renderToString(ofKnown(lineFacts.DASK));
    expect(screen.getByText('100••••••46 ile devam')).toBeTruthy();
    expect(screen.getByText(/0532 ••• •• 67/)).toBeTruthy();
    expect([details().open, screen.getByRole<HTMLFormElement>('form').checkValidity()]).toEqual([false, true]);
    await press();
    expect(Object.fromEntries(submitted[0]!)).toEqual({ identityNo: '', phoneNumber: '' });
  });

  it('is submitted at once after hydration', async () => {
    await show(lineFacts.HOME);
    await press();
    expect(submitted).toHaveLength(1);
  });

  it('still asks for the vehicle', async () => {
    await show(lineFacts.TRAFFIC);
    await press();
    expect([submitted, screen.getByRole('alert').querySelectorAll('a')]).toEqual([
      [],
      expect.objectContaining({ length: 1 }),
    ]);
    expect(details().open).toBe(false);
  });

  it('asks all of somebody else, and shows an error in the disclosure that was closed again', async () => {
    await show(lineFacts.PHONE);
    fillIn({ identityNo: '10000000146' });
    await press();
    expect([submitted, details().open]).toEqual([[], true]);
    await userEvent.type(field('phoneNumber'), '5321234567');
    await press();
    expect(Object.fromEntries(submitted[0]!)).toMatchObject({ identityNo: '10000000146' });
  });
});
