/** Refusals of the captcha. The page solves and repeats by itself on the first; the second is shown. */
export const captchaOutcomes = {
  captchaRequired: { message: 'Güvenlik kontrolü gerekiyor. Birkaç saniye bekleyip tekrar deneyin.' },
  captchaFailed: { message: 'Güvenlik kontrolü tamamlanamadı. Sayfayı yenileyip tekrar deneyin ya da bizi arayın.' },
} as const satisfies Record<string, { message: string }>;
export type CaptchaCode = keyof typeof captchaOutcomes;
