import type { PersonNames, RiskLabels, RiskLanguage } from '../risk-kind';
import type { Relation } from './relations';

export const peopleLabels: Readonly<Record<RiskLanguage, RiskLabels>> = {
  tr: { heading: 'Sigortalılar', title: 'Kimler için', reference: null },
  en: { heading: 'Insured persons', title: 'Insured', reference: null },
  de: { heading: 'Versicherte', title: 'Versichert', reference: null },
};

export const peopleFacts: Readonly<Record<RiskLanguage, { count: string; birthYears: string }>> = {
  tr: { count: 'Kişi sayısı', birthYears: 'Doğum yılı' },
  en: { count: 'Number of persons', birthYears: 'Year of birth' },
  de: { count: 'Personenzahl', birthYears: 'Geburtsjahr' },
};

export const relationNames: Readonly<Record<RiskLanguage, Readonly<Record<Relation, string>>>> = {
  tr: { self: 'Siz', spouse: 'Eşiniz', child: 'Çocuğunuz', parent: 'Anneniz ya da babanız', other: 'Diğer kişi' },
  en: { self: 'You', spouse: 'Your spouse', child: 'Your child', parent: 'Your parent', other: 'Another person' },
  de: { self: 'Sie', spouse: 'Ehepartner', child: 'Kind', parent: 'Elternteil', other: 'Andere Person' },
};

const countWords: Readonly<Record<RiskLanguage, readonly [one: string, many: string]>> = {
  tr: ['kişi', 'kişi'],
  en: ['person', 'persons'],
  de: ['Person', 'Personen'],
};

export const countedPeople = (count: number, language: RiskLanguage): string =>
  `${count} ${countWords[language][count === 1 ? 0 : 1]}`;

const namesIn = (language: RiskLanguage, one: PersonNames['one']): PersonNames => ({
  one,
  many: (count) => countedPeople(count, language),
});

export const personNames: Readonly<Record<RiskLanguage, PersonNames>> = {
  tr: namesIn('tr', (place) => `${place}. kişi`),
  en: namesIn('en', (place) => `Person ${place}`),
  de: namesIn('de', (place) => `${place}. Person`),
};
