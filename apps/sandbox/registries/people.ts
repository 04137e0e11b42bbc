/** People and companies: any valid number returns one, always the same for the same seed. */
import { cities, districtsOf } from '@emsal/reference/places';
import type { PersonQuery, RegisteredAddress, RegisteredPerson } from '@emsal/registries/wire';
import { ageOn, dayFromParts, isCalendarDay, partsOfDay } from '@emsal/validation/dates/calendar-day';
import { pickOne } from './pick-one';
import { personBehaviour, type KnownPerson } from './special-people';

const firstNames = [
  'AHMET',
  'ALİ',
  'AYLİN',
  'BURAK',
  'CEREN',
  'DERYA',
  'EMRE',
  'ESRA',
  'FATMA',
  'GÖKHAN',
  'HÜLYA',
  'IŞIL',
  'İREM',
  'KEREM',
  'LEYLA',
  'MURAT',
  'NAZLI',
  'OĞUZ',
  'ÖZGE',
  'PINAR',
  'SELİN',
  'ŞULE',
  'TOLGA',
  'UMUT',
  'ÜMİT',
  'YASİN',
  'ZEYNEP',
];
const lastNames = [
  'ACAR',
  'AKSOY',
  'ARSLAN',
  'AYDIN',
  'BULUT',
  'ÇELİK',
  'ÇETİN',
  'DOĞAN',
  'ERDEM',
  'GÜNEŞ',
  'IŞIK',
  'KARA',
  'KILIÇ',
  'KOÇ',
  'KURT',
  'ÖZDEMİR',
  'ÖZTÜRK',
  'POLAT',
  'ŞEN',
  'TEKİN',
  'TURAN',
  'UÇAR',
  'ÜNAL',
  'YILDIRIM',
  'YILDIZ',
];
const trades = ['GIDA', 'İNŞAAT', 'LOJİSTİK', 'OTOMOTİV', 'TEKSTİL', 'TURİZM', 'YAZILIM'];

/** An undocumented person is of any age up to 110 years: every such birth date matches, and every telephone. */
const oldest = 110;

export interface SeededPersonQuery extends PersonQuery {
  seed: string;
  /** `YYYY-MM-DD`, by the sandbox's clock. */
  today: string;
}

/** Null for a number that the registry does not know. */
export function findPerson(query: SeededPersonQuery): RegisteredPerson | null {
  const behaviour = personBehaviour(query.identityNo);
  if (behaviour?.kind === 'unknown') return null;
  if (query.identityNo.length === 10) return company(query);
  const row = behaviour?.kind === 'known' ? behaviour.person : anyPerson(query);
  return {
    isCompany: false,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: '',
    hasBirthDate: true,
    birthDateMatches:
      query.birthday === undefined
        ? null
        : behaviour?.kind !== 'birthDateNeverMatches' && isBirthday(row, query.birthday, query.today),
    phoneMatches: query.phoneNumber === undefined ? null : (row.phones?.includes(query.phoneNumber) ?? true),
    isPhoneLimitReached: behaviour?.kind === 'phoneLimitReached',
    email: row.email ?? '',
  };
}

export function findAddress(query: SeededPersonQuery): RegisteredAddress | null {
  const behaviour = personBehaviour(query.identityNo);
  if (behaviour?.kind === 'unknown') return null;
  const knownCity = behaviour?.kind === 'known' ? behaviour.person.cityCode : undefined;
  const cityCode = knownCity ?? pickOne(cities, query.seed, 'city', query.identityNo).code;
  return { cityCode, districtCode: pickOne(districtsOf(cityCode), query.seed, 'district', query.identityNo).code };
}

const anyPerson = ({ seed, identityNo }: SeededPersonQuery): KnownPerson => ({
  firstName: pickOne(firstNames, seed, 'first name', identityNo),
  lastName: pickOne(lastNames, seed, 'last name', identityNo),
});

function company({ seed, identityNo, phoneNumber }: SeededPersonQuery): RegisteredPerson {
  const companyName = `${pickOne(lastNames, seed, 'company', identityNo)} ${pickOne(trades, seed, 'trade', identityNo)} SANAYİ VE TİCARET A.Ş.`;
  return {
    isCompany: true,
    firstName: '',
    lastName: '',
    companyName,
    hasBirthDate: false,
    birthDateMatches: null,
    phoneMatches: phoneNumber === undefined ? null : true,
    isPhoneLimitReached: false,
    email: '',
  };
}

function isBirthday({ birthday, age: ownAge }: KnownPerson, query: string, today: string): boolean {
  if (birthday) return query === birthday;
  if (ownAge !== undefined) return query === dayFromParts({ year: partsOfDay(today).year - ownAge, month: 1, day: 1 });
  const age = isCalendarDay(query) ? ageOn(query, today) : -1;
  return age >= 0 && age <= oldest;
}
