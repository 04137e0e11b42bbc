/** Numbers and switches of the registries, for the table of special cases. */
import type { SpecialCase, SpecialSwitch } from '../special-case';
import { uavtOfSpecial } from './addresses/homes';
import { specialHomes } from './addresses/special-homes';
import { specialDevices } from './devices/devices';
import { notaryPageEffects } from './notary-pages';
import { specialPeople } from './special-people';
import { specialPlates } from '../special-plates/vehicle-plates';

const down = (name: string, effect: string): SpecialSwitch => ({
  kind: 'switch',
  service: 'registries',
  name: `registries-${name}`,
  effect,
});

export const registryCases: readonly SpecialCase[] = [
  ...specialPeople.map(({ identityNo, effect, code }): SpecialCase => ({
    kind: 'number',
    service: 'registries',
    field: 'identityNo',
    value: identityNo,
    effect,
    ...(code && { code }),
  })),
  {
    kind: 'number',
    service: 'registries',
    field: 'identityNo',
    value: '1111111114',
    effect: 'Vergi numarası: bir şirket; doğum tarihi sorulmaz.',
  },
  ...specialPlates.map(({ plate, effect }): SpecialCase => ({
    kind: 'number',
    service: 'registries',
    field: 'licensePlateNo',
    value: plate,
    effect,
  })),
  ...specialHomes.map((home): SpecialCase => ({
    kind: 'number',
    service: 'registries',
    field: 'uavtCode',
    value: uavtOfSpecial(home),
    effect: home.effect,
  })),
  {
    kind: 'number',
    service: 'registries',
    field: 'uavtCode',
    value: '1000000000',
    effect: 'Adres kaydında yok: denetim hanesi yanlış.',
  },
  ...specialDevices.map(({ imei, effect }): SpecialCase => ({
    kind: 'number',
    service: 'registries',
    field: 'phoneImeiNo',
    value: imei,
    effect,
  })),
  ...notaryPageEffects.map((row): SpecialCase => ({
    kind: 'number',
    service: 'registries',
    field: 'salePage',
    ...row,
  })),
  down('identity-down', 'Kimlik kaydı 503 yanıtı verir; form elle sürer.'),
  down('address-down', 'Adres kaydı 503 yanıtı verir; il, ilçe ve adres elle girilir.'),
  { ...down('address-slow', 'Adres kaydı geç yanıt verir.'), value: 'saniye' },
  {
    ...down('address-empty', 'Adres kaydının listeleri boş gelir; adres elle yazılır.'),
    value: 'üst düzey: district, village, quarter, street, building',
  },
  down('address-without-code', 'Adres kaydı dairelerin adres kodunu vermez; adresle devam edilir.'),
  down('dask-down', 'DASK poliçe kaydı 503 yanıtı verir; adresle devam edilir, yenileme indirimi bilinmez.'),
  down('device-down', 'Cihaz kaydı 503 yanıtı verir; telefon yaşı bilinmeden teklif istenir.'),
  { ...down('device-slow', 'Cihaz kaydı geç yanıt verir.'), value: 'saniye' },
  down('notary-down', 'Noter belgesi okuyucusu 503 yanıtı verir; satış günü elle yazılır.'),
  down('vehicle-down', 'Araç kaydı 503 yanıtı verir; araç elle girilir.'),
  down('policy-down', 'Poliçe kaydı 503 yanıtı verir; güncel poliçe bilinmez.'),
  { ...down('hang', 'Kayıt yanıt vermez.'), value: 'kayıt: identity, address, vehicle, policy, dask, device, notary' },
];
