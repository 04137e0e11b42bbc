import { oneTimeCodeLimits } from '@emsal/api/one-time-code-limits';
import { failure, success } from '@emsal/api/envelope';
import { axeViolations } from '@emsal/ui/testing/axe-violations';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { OtpPanel } from './otp-panel';

const sent = success({ expiresInSeconds: 120, resendInSeconds: 60, triesLeft: 3 });

async function open(replies: { send?: unknown[]; validate?: unknown[] } = {}) {
  const send = vi.fn();
  const validate = vi.fn();
  for (const reply of replies.send ?? []) send.mockResolvedValueOnce(reply);
  for (const reply of replies.validate ?? []) validate.mockResolvedValueOnce(reply);
  send.mockResolvedValue(sent);
  validate.mockResolvedValue(success(null));
  const onVerified = vi.fn();
  const onChangePhone = vi.fn();
  const view = render(
    <main>
      <OtpPanel phone="532 123 45 67" {...{ send, validate, onVerified, onChangePhone }} />
    </main>,
  );
  await settle();
  return { ...view, send, validate, onVerified, onChangePhone };
}

/** One frame, and callbacks waiting for paint. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(20));
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const field = () => screen.getByLabelText(/6 haneli kod/);
const type = async (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: /Doğrula/ }));
  await settle();
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the one-time code panel', () => {
  it('sends one code on mount and asks for it in one input', async () => {
    const { send, container } = await open();
    expect(send).toHaveBeenCalledTimes(1);
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    vi.useRealTimers();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('has its final layout while the code is being sent', async () => {
    const { send, validate } = await open({ send: [new Promise(() => undefined)] });
    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/numarasına gönderiyoruz/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(field()).toHaveAccessibleDescription('Kod 2 dakika geçerli');
    expect(screen.getByText('Yeni kodu 60 saniye sonra isteyebilirsiniz')).toBeVisible();
    expect(screen.getByRole('button', { name: /Doğrula/ })).toBeVisible();
    expect(validate).not.toHaveBeenCalled();
  });

  it('checks a code typed before the send call returned, afterwards', async () => {
    let resolveSend: (reply: unknown) => void = () => undefined;
    const { validate, onVerified } = await open({ send: [new Promise((done) => (resolveSend = done))] });
    await type('123456');
    expect(validate).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Doğrula/ })).toHaveAttribute('aria-busy', 'true');
    resolveSend(sent);
    await settle();
    expect(validate).toHaveBeenCalledTimes(1);
    expect(validate).toHaveBeenCalledWith('123456');
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('F405 counts the code down from 120 seconds', async () => {
    await open();
    expect(oneTimeCodeLimits.validSeconds).toBe(120);
    expect(screen.getByText('Kodun süresi: 2 dk 0 sn')).toBeInTheDocument();
    await pass(18);
    expect(screen.getByText('Kodun süresi: 1 dk 42 sn')).toBeInTheDocument();
    await pass(102);
    expect(screen.getAllByText('Kodun süresi doldu').length).toBeGreaterThan(0);
  });

  it('F406 M356 resends after 60 seconds, not before', async () => {
    const { send } = await open();
    await pass(59);
    expect(screen.queryByRole('button', { name: 'Yeni kod gönder' })).toBeNull();
    expect(screen.getByText(/1 saniye sonra/)).toBeInTheDocument();
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Yeni kod gönder' }));
    await settle();
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByText('Kodun süresi: 2 dk 0 sn')).toBeInTheDocument();
  });

  it('is announced at 60, 30 and 10 seconds only', async () => {
    await open();
    const spoken = new Set<string>();
    for (let second = 0; second < 119; second++) {
      await pass(1);
      spoken.add(screen.getByRole('status').textContent ?? '');
    }
    expect([...spoken].filter(Boolean)).toEqual(
      ['60', '30', '10'].map((left) => `Kodun süresinin dolmasına ${left} saniye kaldı`),
    );
  });

  it('accepts the earlier code when the server sends no second one, as after a reload', async () => {
    const { validate, onVerified } = await open({ send: [failure('otpTooSoon', 'x')] });
    expect(screen.getByText(/Az önce 532 123 45 67 numarasına gönderdiğimiz kodu girin/)).toBeVisible();
    expect(screen.queryByText(/^Kodun süresi:/)).toBeNull();
    await type('123456');
    expect(validate).toHaveBeenCalledWith('123456');
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('calls onVerified for a valid code', async () => {
    const { validate, onVerified } = await open();
    await type('123456');
    expect(validate).toHaveBeenCalledWith('123456');
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('F408 shows a wrong code, keeps it, and returns the focus', async () => {
    const { onVerified } = await open({ validate: [failure('otpWrong', 'x')] });
    await type('000000');
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('Kod hatalı'));
    expect(field()).toHaveValue('000000');
    expect(field()).toHaveFocus();
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('F407 requires a new code after three wrong ones', async () => {
    const wrongCode = failure('otpWrong', 'x');
    const { validate } = await open({ validate: [wrongCode, wrongCode, failure('otpExhausted', 'x')] });
    for (const code of ['000000', '111111', '222222', '123456']) await type(code);
    expect(validate).toHaveBeenCalledTimes(3);
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('3 kez hatalı girildi'));
  });

  it('does not count a code that never reached the server', async () => {
    const offline = failure('offline', 'x');
    const { validate, onVerified } = await open({ validate: [offline, offline, offline] });
    for (const _ of [1, 2, 3, 4]) await type('123456');
    expect(validate).toHaveBeenCalledTimes(4);
    expect(onVerified).toHaveBeenCalledTimes(1);
  });

  it('stays busy while onVerified is pending: a second press sends nothing', async () => {
    const { validate, onVerified } = await open();
    onVerified.mockReturnValueOnce(new Promise(() => undefined));
    await type('123456');
    await pass(1);
    expect(screen.getByRole('button', { name: /Doğrula/ })).toHaveAttribute('aria-busy', 'true');
    await type('123456');
    expect(validate).toHaveBeenCalledTimes(1);
  });

  it('F409 reports an expired code without asking the server', async () => {
    const { validate } = await open();
    await pass(120);
    await type('123456');
    expect(validate).not.toHaveBeenCalled();
    // Once: the refusal takes the place of the countdown.
    expect(field()).toHaveAccessibleDescription('Kodun süresi doldu. Yeni kod isteyin.');
  });

  it('explains the format before asking the server', async () => {
    const { validate } = await open();
    await type('12');
    expect(validate).not.toHaveBeenCalled();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining('6 hanedir'));
  });

  it.each([
    ['phoneMaximumUse', /en çok 10 farklı telefon/],
    ['identityNotMatchPhone', /Hesap bilgileri eşleşmiyor/],
    ['otpCapReached', /kod sınırına ulaşıldı/],
    ['smsFailed', /gönderilemedi/],
  ])('shows why no code was sent (%s) and lets the number be changed', async (code, text) => {
    const { onChangePhone } = await open({ send: [failure(code, 'x')] });
    expect(screen.getByText(text)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Telefon numarasını değiştir' }));
    expect(onChangePhone).toHaveBeenCalled();
  });
});
