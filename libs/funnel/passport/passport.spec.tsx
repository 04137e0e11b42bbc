import { failure } from '@emsal/api/envelope';
import type { Transport } from '@emsal/api/client';
import { lineFacts } from '@emsal/lines/registry/facts-of';
import { PageProvider } from '@emsal/platform/page';
import type { Page } from '@emsal/platform/page';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { fakeApi, refused, visitId } from '../testing/fake-api';
import type { Answer } from '../testing/fake-api';
import { PassportPanel } from './passport-panel';
import { passportLink } from '@emsal/lines/facts/passport-path';
import { passportOtp, resumedPath } from './passport-otp';
import { Component as ResumePage } from './resume-page';

function show(element: ReactNode, answers: Readonly<Record<string, Answer>>, path = '/form/devam') {
  const api = fakeApi(answers);
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageProvider value={{ transport: api.transport, isPublished: () => true } as unknown as Page}>
        <main>{element}</main>
      </PageProvider>
    </MemoryRouter>,
  );
  return api;
}
const passport = { code: 'ROLU DASE FOLA', expiresAt: '2026-11-28T09:00:00.000Z', offerNo: '4711471147' };
const codeState = { expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 };

describe('the panel on a step', () => {
  const open = () => userEvent.click(screen.getByText('Başka cihazda devam edin'));
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Devam kodu alın' }));

  it('requests a code only on demand, and explains what to do with it', async () => {
    const api = show(<PassportPanel visitId={visitId} />, { 'POST create': passport });
    await open();
    expect(api.calls()).toEqual([]);
    await press();
    const steps = await screen.findByText('ROLU DASE FOLA');
    expect(api.sent).toEqual([{ call: 'POST create', body: { visitId } }]);
    expect(steps.closest('[role=status]')).toHaveTextContent('localhost/form/devam adresini açın.');
    expect(screen.getByText(/4711471147/)).toBeInTheDocument();
    expect(screen.getByText('Devam kodu 28 Kasım 2026 gününe kadar geçerli.')).toBeInTheDocument();
  });

  it('shows why there is no code, and can be tried again', async () => {
    const api = show(<PassportPanel visitId={visitId} />, {
      'POST create': refused('phoneMissing', 'Kod göndermek için önce kimlik ve telefon numaranızı yazın.'),
    });
    await open();
    await press();
    expect(await screen.findByText(/önce kimlik ve telefon/)).toBeInTheDocument();
    api.answer('POST create', passport);
    await press();
    expect(await screen.findByText('ROLU DASE FOLA')).toBeInTheDocument();
  });
});

describe('the page that opens a visit of another browser', () => {
  const field = () => screen.getByRole('textbox', { name: 'Devam kodu ya da teklif numarası' });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Telefonuma kod gönderin' }));

  it('requires a value, with the error at the field and in the summary', async () => {
    const api = show(<ResumePage />, {});
    await press();
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(/Devam kodunuzu ya da teklif numaranızı yazın/);
    expect(document.title).toMatch(/^Hata: /);
    expect(api.calls()).toEqual([]);
  });

  it('asks for the one-time code without revealing whether the passport exists', async () => {
    const api = show(<ResumePage />, { 'POST sendotp': codeState });
    await userEvent.type(field(), ' rolu dase fola ');
    await press();
    expect(await screen.findByText(/kod bir teklifle eşleşiyorsa/)).toBeInTheDocument();
    expect(api.sent).toEqual([{ call: 'POST sendotp', body: { passport: 'rolu dase fola' } }]);
  });

  it('goes back to what was typed', async () => {
    show(<ResumePage />, { 'POST sendotp': codeState });
    await userEvent.type(field(), 'ROLU');
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Başka bir devam kodu yazın' }));
    expect(field()).toHaveValue('ROLU');
  });

  it('reads what was submitted before hydration from the address', () => {
    show(<ResumePage />, {}, '/form/devam?kod=ROLU+DASE+FOLA');
    expect(field()).toHaveValue('ROLU DASE FOLA');
  });

  it('has no field for a link', async () => {
    const hash = 'x'.repeat(120);
    const api = show(<ResumePage />, { 'POST sendotp': codeState }, passportLink(hash));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press();
    await screen.findByText(/kod bir teklifle eşleşiyorsa/);
    expect(api.sent).toEqual([{ call: 'POST sendotp', body: { passport: hash } }]);
  });
});

describe('a right code', () => {
  const opened = { visitId, line: 'TRAFFIC', offerNo: null } as const;

  it.each([
    [null, '/trafik-sigortasi/form'],
    ['4711471147', '/trafik-sigortasi/listeleme'],
  ])('with offer number %s leads to %s', (offerNo, path) => {
    expect(resumedPath(lineFacts[opened.line], { offerNo })).toBe(path);
  });

  it('hands over the visit only after the server has opened it', async () => {
    const visits: unknown[] = [];
    const replies = [failure('otpWrong', 'Kod hatalı.'), { isSuccess: true, result: opened }];
    const transport: Transport = async () => ({ status: 200, body: replies.shift() });
    const otp = passportOtp(transport, 'ROLU DASE FOLA', (visit) => visits.push(visit));
    await otp.validate('000000');
    otp.open();
    expect(visits).toEqual([]);
    await otp.validate('123456');
    otp.open();
    expect(visits).toEqual([opened]);
  });
});
