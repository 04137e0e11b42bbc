import { brand } from '@emsal/brand/brand';
import { merchantSecretOf } from '@emsal/sandbox-bank/wire';
import type { Config } from '../config';
import type { BankPort } from './bank/bank-port';
import { iyzicoBank } from './bank/iyzico/iyzico-bank';
import { paytrBank } from './bank/paytr/paytr-bank';
import { sandboxBank } from './bank/sandbox-bank';
import { mailer } from './mail/mailer';
import type { Ports, SmsPort } from './ports';
import { sandboxRegistries } from './registries/registries';
import { netgsmSms } from './sms/netgsm-sms';
import { sandboxSms } from './sms/sandbox-sms';
import { smsInTurn } from './sms/sms-in-turn';

/** The adapters that the environment names. The sandbox plays every provider that no contract was signed with yet. */
export const openPorts = (config: Config): Ports => ({
  registries: sandboxRegistries(config.sandboxUrl),
  sms: smsOf(config),
  mail: mailer({ url: config.mailUrl, from: `${brand.name} <${brand.email}>` }),
  bank: bankOf(config),
});

function smsOf({ providers, sandboxUrl }: Config): SmsPort {
  const adapters = { sandbox: () => sandboxSms(sandboxUrl), netgsm: () => netgsmSms(providers.netgsm) };
  return smsInTurn(providers.sms.map((name) => adapters[name]()));
}

function bankOf({ providers: { payment }, sandboxUrl, secretKey }: Config): BankPort {
  if (payment.provider === 'iyzico') return iyzicoBank(payment);
  if (payment.provider === 'paytr') return paytrBank(payment);
  return sandboxBank({ url: sandboxUrl, merchantSecret: merchantSecretOf(secretKey) });
}
