/** How each domain of personal columns stores an encrypted or a plain value, for the job that goes over all of them. */
import { sql, type SQL } from 'drizzle-orm';
import { encryptedDomain } from './encrypted-columns';
import { encrypt, isEncrypted, isEncryptedBytes, rewrap, type KeyVersions } from './envelope';
import { personalDomains } from './personal-columns';

export interface StoredForm {
  /** Pages of a table that are read at once. */
  batchPages: number;
  /** The value as text, and the reverse. */
  read: (field: SQL) => SQL;
  write: (text: SQL) => SQL;
  /** @param prefix of values under the newest key */
  isNewest: (field: SQL, prefix: string) => SQL;
  /** The text encrypted under the newest key. */
  renew: (text: string, context: string, keys: KeyVersions) => string;
}

const renewText = (text: string, context: string, keys: KeyVersions): string =>
  isEncrypted(text) ? rewrap(text, keys) : encrypt(text, context, keys);

const textForm: StoredForm = {
  batchPages: 200,
  read: (field) => sql`${field}::text`,
  write: (text) => text,
  isNewest: (field, prefix) => sql`starts_with(${field}, ${prefix})`,
  renew: renewText,
};

const jsonForm: StoredForm = {
  ...textForm,
  write: (text) => sql`${text}::jsonb`,
  // Nothing is in an empty object, the default of some columns.
  isNewest: (field, prefix) => sql`(starts_with(${field}::text, ${`"${prefix}`}) OR ${field}::text = '{}')`,
  renew: (text, context, keys) => {
    const value: unknown = JSON.parse(text);
    const plain = typeof value === 'string' && isEncrypted(value) ? value : JSON.stringify(value);
    return JSON.stringify(renewText(plain, context, keys));
  },
};

const bytesForm: StoredForm = {
  batchPages: 5,
  read: (field) => sql`encode(${field}, 'base64')`,
  write: (text) => sql`decode(${text}, 'base64')`,
  isNewest: (field, prefix) =>
    sql`substring(${field} FROM 1 FOR length(${prefix}::text)) = convert_to(${prefix}::text, 'UTF8')`,
  renew: (text, context, keys) => {
    const bytes = Buffer.from(text, 'base64');
    const renewed = isEncryptedBytes(bytes) ? rewrap(bytes.toString(), keys) : encrypt(bytes, context, keys);
    return Buffer.from(renewed).toString('base64');
  },
};

/** By domain. */
export const storedForms: Readonly<Record<string, StoredForm>> = {
  [encryptedDomain]: textForm,
  [personalDomains.text]: textForm,
  [personalDomains.json]: jsonForm,
  [personalDomains.bytes]: bytesForm,
};
