/** reCAPTCHA as the specification configures it (funnel 9, member 9): version 2, Turkish, its badge hidden. */
import styles from './re-captcha.module.css';

export interface ReCaptchaOptions {
  siteKey: string;
  version: number;
  language: string;
  isBadgeHidden: boolean;
}

export const reCaptchaOptions = { version: 2, language: 'tr', isBadgeHidden: true } as const;

/** Global object of Google's script. */
interface Grecaptcha {
  ready: (done: () => void) => void;
  render: (
    container: HTMLElement,
    choice: { sitekey: string; size: 'invisible'; callback: (token: string) => void; 'error-callback': () => void },
  ) => number;
  execute: (widget: number) => void;
}

export interface ReCaptcha {
  /** A single-use token. @throws when Google returns none */
  execute: () => Promise<string>;
}

const scriptUrl = (language: string): string =>
  `https://www.google.com/recaptcha/api.js?render=explicit&hl=${encodeURIComponent(language)}`;

function runScript(src: string): Promise<void> {
  return new Promise((done, failed) => {
    const script = Object.assign(document.createElement('script'), { src, async: true });
    script.onload = () => done();
    script.onerror = () => {
      script.remove();
      failed(new Error('ReCaptcha error: Failed to load script'));
    };
    document.head.append(script);
  });
}

function execute(grecaptcha: Grecaptcha, { siteKey, isBadgeHidden }: ReCaptchaOptions): Promise<string> {
  const container = document.createElement('div');
  document.body.append(container);
  document.documentElement.classList.toggle(styles['badgeHidden']!, isBadgeHidden);
  return new Promise<string>((done, failed) => {
    const widget = grecaptcha.render(container, {
      sitekey: siteKey,
      size: 'invisible',
      callback: done,
      'error-callback': () => failed(new Error('ReCaptcha error: No answer')),
    });
    grecaptcha.execute(widget);
  }).finally(() => container.remove());
}

/** @throws with the specified messages when key, version or script is missing */
export async function loadReCaptcha(options: ReCaptchaOptions): Promise<ReCaptcha> {
  if (!options.siteKey) throw new Error('ReCaptcha error: No key provided');
  if (!options.version) throw new Error('ReCaptcha error: No version provided');
  const holder = window as { grecaptcha?: Grecaptcha };
  if (!holder.grecaptcha) await runScript(scriptUrl(options.language));
  const grecaptcha = holder.grecaptcha;
  if (!grecaptcha) throw new Error('ReCaptcha error: Failed to load script');
  await new Promise<void>((done) => grecaptcha.ready(done));
  return { execute: () => execute(grecaptcha, options) };
}
