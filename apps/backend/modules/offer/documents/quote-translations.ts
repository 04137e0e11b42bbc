/**
 * The texts of a quote in other languages, by the codes of extents and price parts; `#` stands for the figure. A translation is for
 * understanding, the Turkish quote is binding: what an insurer states without a known code stays in its words.
 */
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { CoverExtent } from '@emsal/pricing/cover-extents';
import type { DiscountKind } from '@emsal/pricing/price-parts';
import type { TaxKind } from '@emsal/tariffs/taxes';

export type Translation = readonly [en: string, de: string];

export const extentTranslations: Readonly<Record<CoverExtent, Translation>> = {
  marketValue: ['Market value', 'Zeitwert'],
  unlimited: ['Unlimited', 'Unbegrenzt'],
  timesPerYear: ['# times a year', '#-mal im Jahr'],
  partsPerYear: ['# parts a year', '# Teile im Jahr'],
  timesPerJourney: ['# per journey', '#-mal je Reise'],
  days: ['# days', '# Tage'],
  aroundTheClock: ['Around the clock', 'Rund um die Uhr'],
  authorisedShop: ['Authorised by the make', 'Vertragswerkstatt der Marke'],
  contractedShop: ['Contracted by the insurer', 'Partnerwerkstatt des Versicherers'],
  greenCardCountries: ['Green card countries', 'Länder der Grünen Karte'],
  countryLimit: ['Legal limit of the country visited', 'Gesetzliche Summe des Reiselandes'],
  percent: ['#%', '# %'],
  euro: ['EUR #', '# EUR'],
  languages: ['In # languages', 'In # Sprachen'],
  included: ['Included', 'Enthalten'],
  months: ['# months', '# Monate'],
  fromDay: ['After day #', 'Ab Tag #'],
  afterYears: ['After # years', 'Nach # Jahren'],
  wideNetwork: ['Wide, # institutions', 'Groß, # Einrichtungen'],
  noInstitution: ['None in your province', 'Keine in Ihrer Provinz'],
  narrowNetwork: ['Narrow, # institutions', 'Klein, # Einrichtungen'],
};

/** A discount code stays in the insurer's words: its kind is `other`. */
export const discountTranslations: Readonly<Partial<Record<DiscountKind, Translation>>> = {
  noClaim: ['No-claims discount (#%)', 'Schadenfreiheitsrabatt (# %)'],
  step: ['No-claims discount (step #)', 'Schadenfreiheitsrabatt (Stufe #)'],
  online: ['Online discount', 'Onlinerabatt'],
  job: ['Occupation discount (#%)', 'Berufsrabatt (# %)'],
  child: ['Child discount (age #)', 'Kinderrabatt (Alter #)'],
  driver: ['Driver discount (#%)', 'Fahrerrabatt (# %)'],
};

type SurchargeKind = InsurerOffer['surcharges'][number]['kind'];
export const surchargeTranslations: Readonly<Partial<Record<SurchargeKind, Translation>>> = {
  step: ['Loading for the no-claims step', 'Zuschlag der Schadenstufe'],
  late: ['Late renewal loading', 'Verspätungszuschlag'],
  driverAge: ['Driver age loading', 'Zuschlag Fahreralter'],
  vehicleAge: ['Vehicle age loading', 'Zuschlag Fahrzeugalter'],
  city: ['Province loading', 'Zuschlag Provinz'],
  usage: ['Use loading', 'Zuschlag Nutzung'],
  accessories: ['Accessories', 'Zubehör'],
  lpg: ['LPG system', 'Autogasanlage'],
  imm: ['Voluntary liability', 'Freiwillige Haftpflicht'],
  cover: ['Additional cover', 'Zusätzliche Deckung'],
  battery: ['Battery and charging cable', 'Batterie und Ladekabel'],
  buildingAge: ['Loading for a building before 2000', 'Zuschlag Baujahr vor 2000'],
  building: ['Loading for the building', 'Zuschlag Gebäude'],
  buildingHeight: ['Loading for eight or more floors', 'Zuschlag ab acht Stockwerken'],
  age: ['Age loading', 'Alterszuschlag'],
  activity: ['Sports loading', 'Zuschlag Sport'],
  network: ['Wide network loading', 'Zuschlag großes Netz'],
  breed: ['Breed loading', 'Rassenzuschlag'],
  minimum: ['Up to the minimum premium', 'Bis zur Mindestprämie'],
};

export const taxTranslations: Readonly<Record<TaxKind, Translation>> = {
  insuranceTax: ['Insurance transaction tax', 'Versicherungssteuer'],
  guaranteeAccount: ['Guarantee Account levy', 'Abgabe Garantiefonds'],
  trafficServices: ['Traffic services fund levy', 'Abgabe Verkehrsfonds'],
  fireTax: ['Fire insurance tax', 'Feuerversicherungssteuer'],
  socialSecurity: ['Social security levy', 'Abgabe Sozialversicherung'],
};
