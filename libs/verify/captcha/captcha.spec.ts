import { failure, success } from '@emsal/api/envelope';
import { loadReCaptcha, reCaptchaOptions } from './re-captcha';
import { sendWithCaptcha } from './send-with-captcha';
import type { CaptchaChallenge } from './captcha-challenge';

const reCaptchaChallenge: CaptchaChallenge = { kind: 'reCaptcha', siteKey: 'site' };
const client = { command: async () => success(reCaptchaChallenge) } as never;

describe('a call that may require a captcha', () => {
  it('is sent unchanged when none is required', async () => {
    const send = vi.fn(async () => success('sent'));
    expect(await sendWithCaptcha(client, send)).toMatchObject({ isSuccess: true });
    expect(send.mock.calls).toEqual([[]]);
  });

  it('is sent again once with the solution when one is required', async () => {
    const send = vi.fn(async (captcha?: string) => (captcha ? success('sent') : failure('captchaRequired', '')));
    expect(await sendWithCaptcha(client, send, async () => 'answer')).toMatchObject({ result: 'sent' });
    expect(send.mock.calls).toEqual([[], ['answer']]);
  });

  it('keeps the server’s refusal when the challenge cannot be solved', async () => {
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

  it('F668 is loaded in Turkish', () => {
    void loadReCaptcha(options).catch(() => undefined);
    expect(new URL(script()!.src).searchParams.get('hl')).toBe('tr');
  });

  it('F671 M546 fails without a key', async () => {
    await expect(loadReCaptcha({ ...options, siteKey: '' })).rejects.toThrow('ReCaptcha error: No key provided');
  });

  it('F672 M547 fails without a version', async () => {
    await expect(loadReCaptcha({ ...options, version: 0 })).rejects.toThrow('ReCaptcha error: No version provided');
  });

  it('F670 M545 fails when its script cannot be loaded', async () => {
    const loading = loadReCaptcha(options);
    script()!.dispatchEvent(new Event('error'));
    await expect(loading).rejects.toThrow('ReCaptcha error: Failed to load script');
  });

  it('F669 returns a token with its badge hidden', async () => {
    const loading = loadReCaptcha(options);
    let sendToken = (_token: string): void => undefined;
    Object.assign(window, {
      grecaptcha: {
        ready: (done: () => void) => done(),
        render: (_place: unknown, { callback }: { callback: typeof sendToken }) => {
          sendToken = callback;
          return 0;
        },
        execute: () => sendToken('token'),
      },
    });
    script()!.dispatchEvent(new Event('load'));
    expect(await (await loading).execute()).toBe('token');
    expect(document.documentElement.className).toBe('badgeHidden');
  });
});
