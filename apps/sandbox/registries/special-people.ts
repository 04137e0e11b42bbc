/** Identity numbers with a documented effect. Valid check digits over arbitrary prefixes: nobody's numbers. */
export type PersonBehaviour =
  | { kind: 'unknown' }
  | { kind: 'down' }
  /** No birth date matches. */
  | { kind: 'birthDateNeverMatches' }
  | { kind: 'phoneLimitReached' }
  | { kind: 'known'; person: KnownPerson };

export interface KnownPerson {
  firstName: string;
  lastName: string;
  /** The only birth date that matches. */
  birthday?: string;
  /** In place of a birth date, where the age matters: born on 1 January this many years ago. */
  age?: number;
  /** The only telephones that match; absent: every telephone matches. */
  phones?: readonly string[];
  email?: string;
  cityCode?: string;
  /** Plates of vehicles that the person owns. */
  owns?: readonly string[];
}
export interface SpecialPerson {
  identityNo: string;
  effect: string;
  behaviour: PersonBehaviour;
  /** Code of the error catalogue that it produces. */
  code?: string;
}

const known = (identityNo: string, effect: string, person: KnownPerson): SpecialPerson => ({
  identityNo,
  effect,
  behaviour: { kind: 'known', person },
});

export const specialPeople: readonly SpecialPerson[] = [
  known('10000000078', 'Ayşe Yılmaz, İstanbul; doğum tarihi 12.04.1985, başka tarih eşleşmez.', {
    firstName: 'AYŞE',
    lastName: 'YILMAZ',
    birthday: '1985-04-12',
    cityCode: '34',
  }),
  {
    identityNo: '20000000114',
    effect: 'Nüfus kaydında yok; ad ve adres elle girilir.',
    behaviour: { kind: 'unknown' },
  },
  {
    identityNo: '20000000282',
    effect: 'Hiçbir doğum tarihi eşleşmez.',
    behaviour: { kind: 'birthDateNeverMatches' },
    code: 'identityNotMatchBirthDate',
  },
  {
    ...known('20000000350', 'Yalnız 532 000 00 01 numaralı telefon eşleşir; başka telefona kod gitmez.', {
      firstName: 'MEHMET',
      lastName: 'KAYA',
      phones: ['5320000001'],
    }),
    code: 'identityNotMatchPhone',
  },
  {
    identityNo: '20000000428',
    effect: 'On telefon numarası dolu; yeni telefona kod gitmez.',
    behaviour: { kind: 'phoneLimitReached' },
    code: 'phoneMaximumUse',
  },
  { identityNo: '20000000596', effect: 'Kimlik kaydı 503 yanıtı verir; form elle sürer.', behaviour: { kind: 'down' } },
  {
    ...known('20000000664', 'Kayıtlı e-postası kayitli@ornek.example; aynı adres geri çevrilir.', {
      firstName: 'ELİF',
      lastName: 'DEMİR',
      email: 'kayitli@ornek.example',
    }),
    code: 'emailSame',
  },
  known('20000000732', 'İki aracı var: 34 EMS 01 ve 06 EMS 02.', {
    firstName: 'CAN',
    lastName: 'ŞAHİN',
    cityCode: '06',
    owns: ['34EMS01', '06EMS02'],
  }),
  known('20000000978', 'Bir aracı var: 34 TRF 01, trafik poliçesi sürüyor.', {
    firstName: 'ZEYNEP',
    lastName: 'ARSLAN',
    cityCode: '34',
    owns: ['34TRF01'],
  }),
  known('20000000800', 'On yedi yaşında; doğum tarihi, on yedi yıl öncesinin 1 Ocak’ı.', {
    firstName: 'DENİZ',
    lastName: 'ÖZ',
    age: 17,
  }),
];

const byIdentity = new Map(specialPeople.map((row) => [row.identityNo, row]));
export const personBehaviour = (identityNo: string): PersonBehaviour | undefined =>
  byIdentity.get(identityNo)?.behaviour;
