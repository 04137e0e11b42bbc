/** Faults of the mailbox. */
import type { SpecialCase } from '../special-case';

export const mailCases: readonly SpecialCase[] = [
  {
    kind: 'switch',
    service: 'mail',
    name: 'mail-down',
    effect: 'E-posta sağlayıcısı 503 yanıtı verir; e-posta gitmez.',
  },
  {
    kind: 'switch',
    service: 'mail',
    name: 'mail-refused',
    effect: 'E-posta sağlayıcısı adresi reddeder.',
    value: 'e-posta',
  },
];
