/** The services of the sandbox. */
import { bank, type BankSettings } from './bank/bank';
import { deskAccounts, type DeskAccountsSettings } from './desk-accounts/desk-accounts';
import { insurers } from './insurers/insurers';
import { mail } from './mail/mail';
import { registries } from './registries/registries';
import { partner, type PartnerSettings } from './partner/partner';
import type { SandboxService } from './service';
import { sms } from './sms/sms';
import { startPage } from './start-page/start-page';

export interface ServiceSettings {
  bank: BankSettings;
  partner: PartnerSettings;
  deskAccounts: DeskAccountsSettings;
}

export const services = (settings: ServiceSettings): readonly SandboxService[] => [
  startPage,
  registries,
  insurers,
  sms,
  mail,
  bank(settings.bank),
  partner(settings.partner),
  deskAccounts(settings.deskAccounts),
];
