import { accidentAgeLimit, adultAge } from './age-limits';

export const agesMessages = {
  parentTooYoung: `Ebeveyn ${adultAge} yaşını doldurmuş olmalı, doğum tarihini kontrol edin`,
  accidentAge: `${accidentAgeLimit} yaş ve üzerine ferdi kaza teklifi verilmiyor, doğum tarihini kontrol edin`,
  accidentTooYoung: `Ferdi kaza sigortası ${adultAge} yaşından itibaren yapılıyor, doğum tarihini kontrol edin`,
} as const;
