import type { PersonNames, RiskLabels, RiskLanguage } from '../risk-kind';

export const journeyLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Seyahat', title: 'Gidilecek ülke', reference: null },
  en: { heading: 'Journey', title: 'Country visited', reference: null },
  de: { heading: 'Reise', title: 'Reiseland', reference: null },
};

export const journeyFacts: Readonly<Record<RiskLanguage, { days: string; travellers: string }>> = {
  tr: { days: 'Seyahat tarihleri', travellers: 'Yolcular' },
  en: { days: 'Days of travel', travellers: 'Travellers' },
  de: { days: 'Reisezeit', travellers: 'Reisende' },
};

export const travellerNames: Readonly<Record<RiskLanguage, PersonNames>> = {
  tr: { one: (place) => `${place}. yolcu`, many: (count) => `${count} yolcu` },
  en: { one: (place) => `Traveller ${place}`, many: (count) => `${count} ${count === 1 ? 'traveller' : 'travellers'}` },
  de: { one: (place) => `${place}. Reisende/r`, many: (count) => `${count} Reisende` },
};

const listed = new Intl.ListFormat('tr');

/** `2. yolcu`, `2. ve 3. yolcu` */
export const travellersAt = (places: readonly number[]): string =>
  `${listed.format(places.map((place) => `${place}.`))} yolcu`;
