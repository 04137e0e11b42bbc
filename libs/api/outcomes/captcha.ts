/** Refusals of the captcha. After `captchaRequired` the page solves it and repeats the call; `captchaFailed` is shown. */
export const captchaOutcomes = {
  captchaRequired: { message: 'Güvenlik kontrolü gerekiyor. Birkaç saniye bekleyip tekrar deneyin.' },
  captchaFailed: { message: 'Güvenlik kontrolü tamamlanamadı. Sayfayı yenileyip tekrar deneyin ya da bizi arayın.' },
} as const satisfies Record<string, { message: string }>;
export type CaptchaCode = keyof typeof captchaOutcomes;
