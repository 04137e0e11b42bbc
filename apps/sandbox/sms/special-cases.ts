/** Faults of the telephone. */
import type { SpecialCase } from '../special-case';

export const smsCases: readonly SpecialCase[] = [
  { kind: 'switch', service: 'sms', name: 'sms-down', effect: 'SMS sağlayıcısı 503 yanıtı verir; ileti gitmez.' },
  { kind: 'switch', service: 'sms', name: 'sms-second-down', effect: 'İkinci SMS sağlayıcısı 503 yanıtı verir.' },
  {
    kind: 'switch',
    service: 'sms',
    name: 'sms-refused',
    effect: 'SMS sağlayıcısı numarayı reddeder.',
    value: 'telefon',
  },
];
