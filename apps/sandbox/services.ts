/** The services of the sandbox. */
import { bank, type BankSettings } from './bank/bank';
import { insurers } from './insurers/insurers';
import { mail } from './mail/mail';
import { registries } from './registries/registries';
import { partner, type PartnerSettings } from './partner/partner';
import type { SandboxService } from './service';
import { sms } from './sms/sms';
import { startPage } from './start-page/start-page';

export const services = (settings: BankSettings, partnerSettings: PartnerSettings): readonly SandboxService[] => [
  startPage,
  registries,
  insurers,
  sms,
  mail,
  bank(settings),
  partner(partnerSettings),
];
