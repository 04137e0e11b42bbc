import { petAgeBounds } from './pet-age-bounds';

const { overMonths, underYears } = petAgeBounds;

export const petAgeMessages = {
  tooYoung: `${overMonths} aylık ya da daha küçük hayvanlar sigortalanamıyor, doğum tarihini kontrol edin`,
  tooOld: `${underYears} yaşındaki ya da daha büyük hayvanlar sigortalanamıyor, doğum tarihini kontrol edin`,
} as const;
