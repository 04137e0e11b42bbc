/**
 * Column types for personal data that was once stored in plain (decision 200): both forms are read, only encrypted values are
 * written, and the job of `rewrap-columns.ts` encrypts what is left. New columns use `encrypted-columns.ts`, which refuses plain text.
 */
import { customType } from 'drizzle-orm/pg-core';
import { personalDataKeys } from '../config/personal-data-keys';
import { decrypt, decryptBytes, encrypt, isEncrypted, isEncryptedBytes } from './envelope';

/** Names of the domains in the database, by the form of the value. */
export const personalDomains = { text: 'personal_text', json: 'personal_json', bytes: 'personal_bytes' } as const;

/** @param context `table.column`, permanent: a value moved to another column does not decrypt */
export const personalText = (context: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => personalDomains.text,
    toDriver: (value) => encryptText(value, context),
    fromDriver: (stored) => decryptText(stored, context),
  })();

/** An encrypted value is a string within `jsonb`. @param context as of `personalText` @param read for values of earlier releases */
export const personalJson = <Data>(context: string, read = (stored: unknown): Data => stored as Data) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => personalDomains.json,
    toDriver: (value) => JSON.stringify(encryptJson(value, context)),
    fromDriver: (stored) => read(decryptJson(stored, context)),
  })();

/** @param context as of `personalText` */
export const personalBytes = (context: string) =>
  customType<{ data: Buffer; driverData: Buffer }>({
    dataType: () => personalDomains.bytes,
    toDriver: (value) => Buffer.from(encrypt(value, context, personalDataKeys().encryption)),
    fromDriver: (stored) =>
      isEncryptedBytes(stored) ? decryptBytes(stored.toString(), context, personalDataKeys().encryption) : stored,
  })();

/** For values outside such a column, e.g. in the data of a job. @param context where the value belongs */
export const encryptText = (value: string, context: string): string =>
  encrypt(value, context, personalDataKeys().encryption);

/** The reverse of `encryptText`; a plain value stays as it is. */
export const decryptText = (stored: string, context: string): string =>
  isEncrypted(stored) ? decrypt(stored, context, personalDataKeys().encryption) : stored;

/** For rows inserted past Drizzle's columns (`insertRecords`). */
export const encryptJson = (value: unknown, context: string): string => encryptText(JSON.stringify(value), context);

const decryptJson = (stored: unknown, context: string): unknown =>
  typeof stored === 'string' && isEncrypted(stored) ? JSON.parse(decryptText(stored, context)) : stored;
