import { brand } from '@emsal/brand/brand';
import { merchantSecretOf } from '@emsal/sandbox-bank/wire';
import type { Config } from './config/config';
import type { BankPort } from './ports/bank/bank-port';
import { iyzicoBank } from './ports/bank/iyzico/iyzico-bank';
import { paytrBank } from './ports/bank/paytr/paytr-bank';
import { sandboxBank } from './ports/bank/sandbox-bank';
import { mailer } from './ports/mail/mailer';
import { sitePageTrial } from './ports/page-trial/site-page-trial';
import type { Ports, SmsPort } from './ports/ports';
import { sandboxRegistries } from './ports/registries/sandbox-registries';
import { netgsmSms } from './ports/sms/netgsm-sms';
import { sandboxSms } from './ports/sms/sandbox-sms';
import { smsWithFailover } from './ports/sms/sms-failover';

/** The adapters that the environment selects. The sandbox stands in for providers without a contract. */
export const openPorts = (config: Config): Ports => ({
  registries: sandboxRegistries(config.sandboxUrl),
  sms: smsOf(config),
  mail: mailer({ url: config.mailUrl, from: `${brand.name} <${brand.email}>` }),
  bank: bankOf(config),
  pageTrial: sitePageTrial(config.siteUrl),
});

function smsOf({ providers, sandboxUrl }: Config): SmsPort {
  const adapters = { sandbox: () => sandboxSms(sandboxUrl), netgsm: () => netgsmSms(providers.netgsm) };
  return smsWithFailover(providers.sms.map((name) => adapters[name]()));
}

function bankOf({ providers: { payment }, sandboxUrl, secretKey }: Config): BankPort {
  if (payment.provider === 'iyzico') return iyzicoBank(payment);
  if (payment.provider === 'paytr') return paytrBank(payment);
  return sandboxBank({ url: sandboxUrl, merchantSecret: merchantSecretOf(secretKey) });
}
