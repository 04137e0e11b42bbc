/** Texts of prices that lines share: discounts, and what covers pay. */
import { authorisedShop } from '@emsal/tariffs/kasko/repair-shop';
import type { CoverExtent } from './cover-extents';

/** `figure` repeats the number in the description for its translation. */
export const discountTexts = {
  noClaim: (percent: number) => ({ description: `Hasarsızlık indirimi (%${percent})`, figure: String(percent) }),
  step: (step: number) => ({ description: `Hasarsızlık indirimi (${step}. basamak)`, figure: String(step) }),
  online: { description: 'Çevrim içi satış indirimi' },
  code: (code: string) => ({ description: `İndirim kodu ${code}` }),
  toThreeFloors: { description: 'En çok 3 katlı bina indirimi (%10)' },
  claimFreeRenewal: { description: 'Hasarsız yenileme indirimi (%10)' },
  renewal: (percent: number) => ({ description: `Yenileme indirimi (%${percent})`, figure: String(percent) }),
  daskInForce: { description: 'DASK’ı olan konut indirimi (%5)' },
  healthRenewal: { description: 'Yenileme indirimi (%5)' },
  renewedInTime: { description: 'Süresinde yenileme indirimi (%20)' },
  job: (percent: number) => ({ description: `Meslek indirimi (%${percent})`, figure: String(percent) }),
  child: (ages: string) => ({ description: `Çocuklu aile indirimi (${ages} yaş)`, figure: ages }),
  driver: (percent: number) => ({ description: `Sürücü indirimi (%${percent})`, figure: String(percent) }),
};

/** The words of `cover-extents.ts`. */
export const extentTexts: Readonly<Record<CoverExtent, (count: number) => string>> = {
  marketValue: () => 'Rayiç değer',
  unlimited: () => 'Limitsiz',
  timesPerYear: (count) => `Yılda ${count} kez`,
  partsPerYear: (count) => `Yılda ${count} parça`,
  timesPerJourney: (count) => `Seyahatte ${count} kez`,
  days: (count) => `${count} gün`,
  aroundTheClock: () => '7 gün 24 saat',
  authorisedShop: () => authorisedShop,
  contractedShop: () => 'Anlaşmalı',
  greenCardCountries: () => 'Yeşil kart ülkeleri',
  countryLimit: () => 'Gidilen ülkenin yasal limiti',
  percent: (count) => `%${count}`,
  euro: (count) => `${count.toLocaleString('tr-TR')}\u00A0€`,
  languages: (count) => `${count} dilde`,
  included: () => 'Var',
  months: (count) => `${count} ay`,
  fromDay: (count) => `${count}. günden sonra`,
  afterYears: (count) => `${count} yıl sonra`,
  wideNetwork: (count) => `Geniş, ${count} kurum`,
  noInstitution: () => 'İlinizde kurum yok',
  narrowNetwork: (count) => `Dar, ${count} kurum`,
};
