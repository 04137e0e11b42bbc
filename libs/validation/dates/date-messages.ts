import { genericMessages } from '../generic/generic-messages';

/** `of` is the date's name in the genitive: 'Doğum tarihinin'. */
export const dateMessages = {
  empty: (of: string) => `${of} gün, ay ve yılını girin`,
  dayMissing: (of: string) => `${of} gününü girin`,
  monthMissing: (of: string) => `${of} ayını girin`,
  yearMissing: (of: string) => `${of} yılını 4 hane girin`,
  notNumeric: () => genericMessages.numericOnly,
  notReal: () => genericMessages.dateInvalid,
  future: (of: string) => `${of} bugünden ileri olmaması gerekir, yılı kontrol edin`,
  tooOld: (of: string) => `${of} yılını kontrol edin`,
} as const;
