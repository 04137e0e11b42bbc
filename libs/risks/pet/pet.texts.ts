import type { RiskLabels, RiskLanguage } from '../risk-kind';
import type { Species } from './species';

export const petLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Evcil hayvan', title: 'Adı', reference: { label: 'Mikroçip numarası', missing: 'Mikroçip yok' } },
  en: { heading: 'Pet', title: 'Name', reference: { label: 'Microchip number', missing: 'No microchip' } },
  de: { heading: 'Haustier', title: 'Name', reference: { label: 'Mikrochipnummer', missing: 'Kein Mikrochip' } },
};

export const speciesNames: Readonly<Record<RiskLanguage, Readonly<Record<Species, string>>>> = {
  tr: { cat: 'Kedi', dog: 'Köpek' },
  en: { cat: 'Cat', dog: 'Dog' },
  de: { cat: 'Katze', dog: 'Hund' },
};

export const petFacts: Readonly<Record<RiskLanguage, { species: string; breed: string; birthYear: string }>> = {
  tr: { species: 'Türü', breed: 'Irkı', birthYear: 'Doğum yılı' },
  en: { species: 'Species', breed: 'Breed', birthYear: 'Year of birth' },
  de: { species: 'Tierart', breed: 'Rasse', birthYear: 'Geburtsjahr' },
};
