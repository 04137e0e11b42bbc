/** Labels and values of a price's assumptions, by the language of the document. */
import { assumedChild, campaignNames } from '@emsal/api/calls/offer/campaign-names.texts';
import type { QuoteLanguage } from './quote-language';

export interface AssumptionTexts {
  startDate: string;
  endDate: string;
  country: string;
  occupation: string;
  previousPolicyEnd: string;
  step: string;
  stepOf: (step: number) => string;
  noClaimLevel: string;
  levelOf: (level: number) => string;
  child: string;
  childAged: (age: number) => string;
  job: string;
  driver: string;
  driverAged: (age: number, licenceYears: number) => string;
  discountCode: string;
  onlineDiscount: string;
  removed: string;
  immLimit: string;
  accessories: string;
  accessoriesOff: (count: number) => string;
}

export const assumptionTexts: Readonly<Record<QuoteLanguage, AssumptionTexts>> = {
  tr: {
    startDate: 'Başlangıç',
    endDate: 'Seyahat bitişi',
    country: 'Gidilecek ülke',
    occupation: 'Meslek',
    previousPolicyEnd: 'Önceki poliçenin bitişi',
    step: 'Hasarsızlık basamağı',
    stepOf: (step) => `${step}. basamak`,
    noClaimLevel: 'Hasarsızlık kademesi',
    levelOf: (level) => `${level}. kademe`,
    ...campaignNames,
    childAged: assumedChild,
    driverAged: (age, licenceYears) => `${age} yaşında, ${licenceYears} yıllık ehliyet`,
    discountCode: 'İndirim kodu',
    onlineDiscount: 'Çevrim içi indirim',
    removed: 'Kaldırıldı',
    immLimit: 'Seçilen İMM limiti',
    accessories: 'Aksesuarlar',
    accessoriesOff: (count) => `${count} aksesuar poliçe dışında`,
  },
  en: {
    startDate: 'Starts on',
    endDate: 'Journey ends on',
    country: 'Country visited',
    occupation: 'Occupation',
    previousPolicyEnd: 'Previous policy ends',
    step: 'No-claims step',
    stepOf: (step) => `Step ${step}`,
    noClaimLevel: 'No-claims level',
    levelOf: (level) => `Level ${level}`,
    child: 'Child discount',
    childAged: (age) => `Child aged ${age}`,
    job: 'Occupation discount',
    driver: 'Driver discount',
    driverAged: (age, licenceYears) => `Aged ${age}, licensed for ${licenceYears} years`,
    discountCode: 'Discount code',
    onlineDiscount: 'Online discount',
    removed: 'Removed',
    immLimit: 'Chosen liability limit',
    accessories: 'Accessories',
    accessoriesOff: (count) => `${count} accessories left out`,
  },
  de: {
    startDate: 'Beginn',
    endDate: 'Ende der Reise',
    country: 'Reiseland',
    occupation: 'Beruf',
    previousPolicyEnd: 'Ende der Vorversicherung',
    step: 'Schadenfreiheitsstufe',
    stepOf: (step) => `Stufe ${step}`,
    noClaimLevel: 'Schadenfreiheitsklasse',
    levelOf: (level) => `Klasse ${level}`,
    child: 'Kinderrabatt',
    childAged: (age) => `Kind, ${age} Jahre`,
    job: 'Berufsrabatt',
    driver: 'Fahrerrabatt',
    driverAged: (age, licenceYears) => `${age} Jahre, Führerschein seit ${licenceYears} Jahren`,
    discountCode: 'Rabattcode',
    onlineDiscount: 'Onlinerabatt',
    removed: 'Entfernt',
    immLimit: 'Gewählte Haftpflichtsumme',
    accessories: 'Zubehör',
    accessoriesOff: (count) => `${count} Zubehörteile ausgenommen`,
  },
};
