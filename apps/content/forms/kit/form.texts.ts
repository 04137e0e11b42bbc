import { brand } from '@emsal/brand/brand';

export const formTexts = {
  agreement: { link: 'Aydınlatma metnini', after: ' okudum' },
  needsScript: `Formu göndermek için tarayıcınızda JavaScript açık olmalı. Açamıyorsanız ${brand.phones.sales} numarasını arayın.`,
} as const;
