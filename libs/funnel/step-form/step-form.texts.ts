import { callUs } from '@emsal/brand/call-us.texts';

export const stepFormTexts = {
  lookingUp: 'Bilgileriniz getiriliyor',
  retry: 'Tekrar dene',
  call: callUs,
} as const;
