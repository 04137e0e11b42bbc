/** The backend's captcha (its setting `CAPTCHA`). */
export type CaptchaKind = 'proof-of-work' | 'recaptcha';
