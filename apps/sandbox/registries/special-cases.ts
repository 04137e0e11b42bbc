/** Numbers and switches of the registers, as rows of the one table. */
import type { SpecialCase, SpecialSwitch } from '../special-cases/special-case';
import { specialPeople } from './special-people';
import { specialPlates } from './special-plates';

const down = (name: string, effect: string): SpecialSwitch => ({
  kind: 'switch',
  room: 'registries',
  name: `registries-${name}`,
  effect,
});

export const registryCases: readonly SpecialCase[] = [
  ...specialPeople.map(({ identityNo, effect, code }): SpecialCase => ({
    kind: 'number',
    room: 'registries',
    field: 'identityNo',
    value: identityNo,
    effect,
    ...(code && { code }),
  })),
  {
    kind: 'number',
    room: 'registries',
    field: 'identityNo',
    value: '1111111114',
    effect: 'Vergi numarası: bir şirket; doğum tarihi sorulmaz.',
  },
  ...specialPlates.map(({ plate, effect }): SpecialCase => ({
    kind: 'number',
    room: 'registries',
    field: 'licensePlateNo',
    value: plate,
    effect,
  })),
  down('identity-down', 'Kimlik kaydı 503 yanıtı verir; form elle sürer.'),
  down('address-down', 'Adres kaydı 503 yanıtı verir; il ve ilçe elle seçilir.'),
  down('vehicle-down', 'Araç kaydı 503 yanıtı verir; araç elle girilir.'),
  down('policy-down', 'Poliçe kaydı 503 yanıtı verir; güncel poliçe bilinmez.'),
  { ...down('hang', 'Kayıt yanıt vermez.'), value: 'kayıt: identity, address, vehicle, policy' },
];
