import { readIndexKey, readKeyVersions, type PersonalDataKeys } from '../config/personal-data-keys';

const keyOf = (letter: string): string => Buffer.from(letter.repeat(32)).toString('base64');

/** Keys of personal columns for backends of tests. */
export const personalDataVariables = {
  PERSONAL_DATA_KEYS: `1:${keyOf('p')}`,
  PERSONAL_DATA_INDEX_KEY: keyOf('i'),
};

/** The same keys for a test that reads or writes the database beside a backend process. */
export const testPersonalDataKeys = (): PersonalDataKeys => ({
  encryption: readKeyVersions(personalDataVariables.PERSONAL_DATA_KEYS)!,
  index: readIndexKey(personalDataVariables.PERSONAL_DATA_INDEX_KEY)!,
});
