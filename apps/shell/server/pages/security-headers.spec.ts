/** @vitest-environment node */
import { contentSecurityPolicy, type CspOptions } from './security-headers';

const choice: CspOptions = {
  page: 'journey',
  bootHash: 'sha256-boot',
  styleHashes: [],
  bankOrigin: 'https://banka.example',
  captcha: 'proof-of-work',
  isDevelopment: false,
};

const directive = (name: string, change: Partial<CspOptions> = {}): string | undefined =>
  contentSecurityPolicy({ ...choice, ...change })
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

describe('the content security policy', () => {
  it('allows only the site itself and the boot script with the self-hosted captcha', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'sha256-boot'");
    expect(directive('frame-src')).toBe("frame-src 'none'");
    expect(directive('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  });

  it('allows Google, and omits Trusted Types, only where reCAPTCHA is configured', () => {
    const google = 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/';
    const captcha = 'recaptcha';
    expect(directive('script-src', { captcha })).toBe(`script-src 'self' 'sha256-boot' ${google}`);
    expect(directive('frame-src', { captcha })).toBe(`frame-src ${google}`);
    expect(directive('require-trusted-types-for', { captcha })).toBeUndefined();
  });

  it('allows the bank on payment pages only', () => {
    expect(directive('frame-src', { page: 'payment' })).toBe('frame-src https://banka.example');
    expect(directive('form-action', { page: 'payment' })).toBe("form-action 'self' https://banka.example");
    expect(directive('form-action')).toBe("form-action 'self'");
  });

  it('lets the desk alone frame a preview, and nobody any other page', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive('frame-ancestors', { framedBy: 'https://masa.example' })).toBe(
      'frame-ancestors https://masa.example',
    );
  });

  it("allows the document's style sheets by their hashes", () => {
    expect(directive('style-src', { styleHashes: ['sha256-a', 'sha256-b'] })).toBe(
      "style-src 'self' 'sha256-a' 'sha256-b'",
    );
    expect(directive('style-src')).toBe("style-src 'self'");
  });
});
