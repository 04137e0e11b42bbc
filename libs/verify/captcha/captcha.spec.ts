import { failure, success } from '@emsal/api/envelope';
import { loadReCaptcha, reCaptchaOptions } from './re-captcha';
import { sendWithCaptcha } from './send-with-captcha';
import type { CaptchaChallenge } from './solve-challenge';

const posed: CaptchaChallenge = { kind: 'reCaptcha', siteKey: 'site' };
const client = { command: async () => success(posed) } as never;

describe('a call that may want a captcha', () => {
  it('goes through unchanged while none is wanted', async () => {
    const send = jest.fn(async () => success('sent'));
    expect(await sendWithCaptcha(client, send)).toMatchObject({ isSuccess: true });
    expect(send.mock.calls).toEqual([[]]);
  });

  it('is sent again with the answer when one is wanted, once', async () => {
    const send = jest.fn(async (captcha?: string) => (captcha ? success('sent') : failure('captchaRequired', '')));
    expect(await sendWithCaptcha(client, send, async () => 'answer')).toMatchObject({ result: 'sent' });
    expect(send.mock.calls).toEqual([[], ['answer']]);
  });

  it('keeps the refusal of the server when the challenge cannot be solved', async () => {
    const send = async () => failure('captchaRequired', 'Güvenlik kontrolü gerekiyor.');
    const reply = await sendWithCaptcha(client, send, () => Promise.reject(new Error('blocked')));
    expect(reply).toMatchObject({ messageCode: 'captchaRequired' });
  });
});

describe('reCAPTCHA', () => {
  const options = { ...reCaptchaOptions, siteKey: 'site' };
  const script = () => document.querySelector<HTMLScriptElement>('script[src*="recaptcha"]');
  afterEach(() => {
    script()?.remove();
    delete (window as { grecaptcha?: unknown }).grecaptcha;
  });

  it('F667 M614 is version 2', () => {
    expect(reCaptchaOptions.version).toBe(2);
  });

  it('F668 is asked for in Turkish', () => {
    void loadReCaptcha(options).catch(() => undefined);
    expect(new URL(script()!.src).searchParams.get('hl')).toBe('tr');
  });

  it('F671 M546 without a key says so', async () => {
    await expect(loadReCaptcha({ ...options, siteKey: '' })).rejects.toThrow('ReCaptcha error: No key provided');
  });

  it('F672 M547 without a version says so', async () => {
    await expect(loadReCaptcha({ ...options, version: 0 })).rejects.toThrow('ReCaptcha error: No version provided');
  });

  it('F670 M545 whose script cannot be loaded says so', async () => {
    const loading = loadReCaptcha(options);
    script()!.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('ReCaptcha error: Failed to load script');
  });

  it('F669 gives a token with its badge hidden', async () => {
    const loading = loadReCaptcha(options);
    let answer = (_token: string): void => undefined;
    Object.assign(window, {
      grecaptcha: {
        ready: (done: () => void) => done(),
        render: (_place: unknown, { callback }: { callback: typeof answer }) => ((answer = callback), 0),
        execute: () => answer('token'),
      },
    });
    script()!.dispatchEvent(new Event('load'));
    expect(await (await loading).execute()).toBe('token');
    expect(document.documentElement.hasAttribute('data-captcha-badge-hidden')).toBe(true);
  });
});
