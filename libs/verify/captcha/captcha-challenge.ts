import type { OutputOf } from '@emsal/api/calls/table';

export type CaptchaChallenge = OutputOf<'POST captcha/challenge'>;
