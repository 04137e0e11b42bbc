/** People and companies of the sandbox: any valid number answers one, always the same for the same seed. */
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

/** A person without a row of its own is any adult: every birth date of 18 to 110 years is theirs, and every telephone. */
const adultAges = { from: 18, to: 110 };

export interface Asked extends PersonQuery {
  seed: string;
  /** `YYYY-MM-DD`, by the sandbox's clock. */
  today: string;
}

/** Null for a number that the register does not know. */
export function findPerson(asked: Asked): RegisteredPerson | null {
  const behaviour = personBehaviour(asked.identityNo);
  if (behaviour?.kind === 'unknown') return null;
  if (asked.identityNo.length === 10) return company(asked);
  const row = behaviour?.kind === 'known' ? behaviour.person : anyPerson(asked);
  return {
    isCompany: false,
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: '',
    hasBirthDate: true,
    birthDateMatches:
      asked.birthday === undefined
        ? null
        : behaviour?.kind !== 'birthDateNeverMatches' && isBirthday(row, asked.birthday, asked.today),
    phoneMatches: asked.phoneNumber === undefined ? null : (row.phones?.includes(asked.phoneNumber) ?? true),
    isPhoneLimitReached: behaviour?.kind === 'phoneLimitReached',
    email: row.email ?? '',
  };
}

export function findAddress(asked: Asked): RegisteredAddress | null {
  const behaviour = personBehaviour(asked.identityNo);
  if (behaviour?.kind === 'unknown') return null;
  const given = behaviour?.kind === 'known' ? behaviour.person.cityCode : undefined;
  const cityCode = given ?? pickOne(cities, asked.seed, 'city', asked.identityNo).code;
  return { cityCode, districtCode: pickOne(districtsOf(cityCode), asked.seed, 'district', asked.identityNo).code };
}

const anyPerson = ({ seed, identityNo }: Asked): KnownPerson => ({
  firstName: pickOne(firstNames, seed, 'first name', identityNo),
  lastName: pickOne(lastNames, seed, 'last name', identityNo),
});

function company({ seed, identityNo, phoneNumber }: Asked): RegisteredPerson {
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

function isBirthday({ birthday, age: ownAge }: KnownPerson, asked: string, today: string): boolean {
  if (birthday) return asked === birthday;
  if (ownAge !== undefined) return asked === dayFromParts({ year: partsOfDay(today).year - ownAge, month: 1, day: 1 });
  const age = isCalendarDay(asked) ? ageOn(asked, today) : -1;
  return age >= adultAges.from && age <= adultAges.to;
}
