import { brand } from '@emsal/brand/brand';
import type { Config } from '../config';
import { merchantSecretOf, sandboxBank } from './bank/sandbox-bank';
import { mailer } from './mail/mailer';
import type { Ports } from './ports';
import { sandboxRegistries } from './registries/registries';
import { sandboxSms } from './sms/sandbox-sms';

/** The adapters that the environment names. The sandbox plays every provider that no contract was signed with yet. */
export const openPorts = ({ sandboxUrl, secretKey, mailUrl }: Config): Ports => ({
  registries: sandboxRegistries(sandboxUrl),
  sms: sandboxSms(sandboxUrl),
  mail: mailer({ url: mailUrl, from: `${brand.name} <${brand.email}>` }),
  bank: sandboxBank({ url: sandboxUrl, merchantSecret: merchantSecretOf(secretKey) }),
});
