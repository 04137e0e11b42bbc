/**
 * Column types for personal data, used in `tables.ts` like `text()` and `jsonb()`. In the database they have the domain
 * `encrypted_text`, which refuses plain text; rows inserted past Drizzle's columns (`insertRecords`, raw SQL) are refused too.
 */
import { customType } from 'drizzle-orm/pg-core';
import { decrypt, encrypt } from './envelope';
import { personalDataKeys } from '../config/personal-data-keys';

/** Name of the domain in the database. */
export const encryptedDomain = 'encrypted_text';

/** @param context unique and permanent name of the column, e.g. `customers.email`: a value moved to another column does not decrypt */
export const encryptedText = (context: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => encryptedDomain,
    toDriver: (value) => encrypt(value, context, personalDataKeys().encryption),
    fromDriver: (value) => decrypt(value, context, personalDataKeys().encryption),
  })();

/** For JSON values. @param context as of `encryptedText` */
export const encryptedJson = <Data>(context: string) =>
  customType<{ data: Data; driverData: string }>({
    dataType: () => encryptedDomain,
    toDriver: (value) => encrypt(JSON.stringify(value), context, personalDataKeys().encryption),
    fromDriver: (value) => JSON.parse(decrypt(value, context, personalDataKeys().encryption)) as Data,
  })();
