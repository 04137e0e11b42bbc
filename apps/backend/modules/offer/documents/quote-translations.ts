/**
 * The texts of a quote in other languages, by the codes of covers and price parts; `#` stands for the figure. A translation is for
 * understanding, the Turkish quote is binding: what an insurer states without a known code stays in its words.
 */
import type { InsurerOffer } from '@emsal/insurers/quote-answer';
import type { CoverExtent } from '@emsal/pricing/cover-extents';
import type { DiscountKind } from '@emsal/pricing/price-parts';
import type { TaxKind } from '@emsal/tariffs/taxes';
import { immKey } from '@emsal/tariffs/imm/minimum-imm';
import { deductibleKey } from '@emsal/tariffs/kasko/deductible';
import { repairShopKey } from '@emsal/tariffs/kasko/repair-shop';

export type Translation = readonly [en: string, de: string];

const legalProtection: Translation = ['Legal protection', 'Rechtsschutz'];
const roadside: Translation = ['Roadside assistance and towing', 'Pannenhilfe und Abschleppen'];
const personalAccident: Translation = ['Personal accident', 'Unfallversicherung'];
const replacementCar: Translation = ['Replacement car', 'Ersatzwagen'];

/** By the cover's key. */
export const coverTranslations: Readonly<Partial<Record<string, Translation>>> = {
  'KSK-ARAC': ['Damage to the vehicle', 'Schäden am Fahrzeug'],
  'KSK-CALINMA': ['Theft', 'Diebstahl'],
  'KSK-YANMA': ['Fire', 'Brand'],
  'KSK-SEL': ['Flood', 'Überschwemmung'],
  'KSK-DEPREM': ['Earthquake', 'Erdbeben'],
  'KSK-ASISTANS': ['Towing and assistance', 'Abschleppen und Pannenhilfe'],
  'KSK-CAM': ['Glass breakage, original glass', 'Glasbruch, Originalglas'],
  'KSK-FERDI': ['Personal accident, per seat', 'Insassenunfall, je Sitz'],
  'KSK-HUKUK': legalProtection,
  'KSK-MINI': ['Small repairs', 'Kleinreparaturen'],
  'KSK-IKAME-15': replacementCar,
  'KSK-ANAHTAR': ['Lost keys', 'Schlüsselverlust'],
  'KSK-YURTDISI': ['Abroad', 'Ausland'],
  'KSK-ESYA': ['Personal belongings', 'Persönliche Gegenstände'],
  'KSK-BATARYA': ['Battery', 'Batterie'],
  'KSK-SARJ-KABLO': ['Charging cable', 'Ladekabel'],
  'KSK-WALLBOX': ['Home charger', 'Wallbox'],
  [repairShopKey]: ['Repair shop', 'Werkstatt'],
  [deductibleKey]: ['Excess on each claim', 'Selbstbehalt je Schaden'],
  [immKey]: ['Voluntary liability', 'Freiwillige Haftpflicht'],
  'TRF-MADDI-ARAC': ['Property damage, per vehicle', 'Sachschaden, je Fahrzeug'],
  'TRF-MADDI-KAZA': ['Property damage, per accident', 'Sachschaden, je Unfall'],
  'TRF-SAKATLIK-KISI': ['Disability and death, per person', 'Invalidität und Tod, je Person'],
  'TRF-SAKATLIK-KAZA': ['Disability and death, per accident', 'Invalidität und Tod, je Unfall'],
  'TRF-SAGLIK-KISI': ['Medical costs, per person', 'Heilkosten, je Person'],
  'TRF-YOL': roadside,
  'TRF-HUKUK': legalProtection,
  'TRF-KAZA': personalAccident,
  'TRF-IKAME': replacementCar,
  'IMM-HUKUK': legalProtection,
  'IMM-MANEVI': ['Non-material damages', 'Schmerzensgeld'],
  'IMM-YOL': roadside,
  'DSK-DEPREM': ['Earthquake', 'Erdbeben'],
  'DSK-YANGIN': ['Fire caused by an earthquake', 'Brand durch Erdbeben'],
  'DSK-INFILAK': ['Explosion caused by an earthquake', 'Explosion durch Erdbeben'],
  'DSK-TSUNAMI': ['Tsunami', 'Tsunami'],
  'DSK-KAYMA': ['Landslide caused by an earthquake', 'Erdrutsch durch Erdbeben'],
  'DSK-MUAFIYET': ['Excess on each claim', 'Selbstbehalt je Schaden'],
  'KNT-BINA': ['Building, sum insured', 'Gebäude, Versicherungssumme'],
  'KNT-ESYA': ['Contents, sum insured', 'Hausrat, Versicherungssumme'],
  'KNT-YANGIN': ['Fire, lightning, explosion', 'Feuer, Blitzschlag, Explosion'],
  'KNT-HIRSIZLIK': ['Burglary', 'Einbruchdiebstahl'],
  'KNT-HIRSIZLIK-MUAFIYET': ['Excess on burglary', 'Selbstbehalt bei Einbruch'],
  'KNT-DEGERLI': ['Valuables', 'Wertsachen'],
  'KNT-SU': ['Escape of water', 'Leitungswasser'],
  'KNT-SU-MUAFIYET': ['Excess on escape of water', 'Selbstbehalt bei Leitungswasser'],
  'KNT-SEL': ['Flood', 'Überschwemmung'],
  'KNT-SEL-MUAFIYET': ['Excess on flood', 'Selbstbehalt bei Überschwemmung'],
  'KNT-ASISTANS': ['Locksmith and plumber', 'Schlüsseldienst und Installateur'],
  'KNT-DEPREM': ['Earthquake above DASK, and contents', 'Erdbeben über DASK, und Hausrat'],
  'KNT-DEPREM-PAY': ['Your share of an earthquake', 'Ihr Anteil bei Erdbeben'],
  'KNT-DEPREM-MUAFIYET': ['Excess on earthquake', 'Selbstbehalt bei Erdbeben'],
  'KNT-CAM': ['Glass breakage', 'Glasbruch'],
  'KNT-KOMSU': ['Liability to neighbours', 'Haftpflicht gegenüber Nachbarn'],
  'KNT-KIRA': ['Loss of rent', 'Mietausfall'],
  'KNT-ELEKTRONIK': ['Electronic devices', 'Elektronische Geräte'],
  'KNT-YENI-ESKI': ['New for old', 'Neuwertentschädigung'],
  'KNT-GUNES': ['Solar panels', 'Solaranlage'],
  'EVG-YANGIN': ['Fire, contents', 'Feuer, Hausrat'],
  'EVG-HIRSIZLIK': ['Burglary', 'Einbruchdiebstahl'],
  'EVG-KOMSU': ['Liability to neighbours', 'Haftpflicht gegenüber Nachbarn'],
  'EVG-CAM': ['Glass breakage', 'Glasbruch'],
  'EVG-ASISTANS': ['Locksmith and plumber', 'Schlüsseldienst und Installateur'],
  'GK-MADDI': ['Property damage of third parties', 'Sachschäden Dritter'],
  'GK-BEDENI': ['Bodily injury of third parties', 'Personenschäden Dritter'],
  'GK-SURE': ['Duration', 'Dauer'],
  'GK-YOL': ['Towing abroad', 'Abschleppen im Ausland'],
  'GK-HUKUK': ['Legal protection abroad', 'Rechtsschutz im Ausland'],
  'GK-KAZA': personalAccident,
  'GK-TERCUMAN': ['Interpreter by telephone', 'Dolmetscher am Telefon'],
};

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
  minimum: ['Up to the minimum premium', 'Bis zur Mindestprämie'],
};

export const taxTranslations: Readonly<Record<TaxKind, Translation>> = {
  insuranceTax: ['Insurance transaction tax', 'Versicherungssteuer'],
  guaranteeAccount: ['Guarantee Account levy', 'Abgabe Garantiefonds'],
  trafficServices: ['Traffic services fund levy', 'Abgabe Verkehrsfonds'],
  fireTax: ['Fire insurance tax', 'Feuerversicherungssteuer'],
  socialSecurity: ['Social security levy', 'Abgabe Sozialversicherung'],
};
