/** The rooms of the sandbox: one line each. */
import { bank, type BankSettings } from './bank/bank';
import { insurers } from './insurers/insurers';
import { mail } from './mail/mail';
import { registries } from './registries/registries';
import { partner, type PartnerSettings } from './partner/partner';
import type { SandboxRoom } from './room';
import { sms } from './sms/sms';
import { startPage } from './start-page/start-page';

export const rooms = (settings: BankSettings, partnerSettings: PartnerSettings): readonly SandboxRoom[] => [
  startPage,
  registries,
  insurers,
  sms,
  mail,
  bank(settings),
  partner(partnerSettings),
];
