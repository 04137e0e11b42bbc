import { brand } from '@emsal/brand/brand';

export const formTexts = {
  needsScript: `Formu göndermek için tarayıcınızda JavaScript açık olmalı. Açamıyorsanız ${brand.phones.sales} numarasını arayın.`,
} as const;
