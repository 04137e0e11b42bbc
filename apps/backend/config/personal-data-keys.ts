/** The keys of personal columns: versioned key-encryption keys, newest first, and the key of blind indexes. */
const keyBytes = 32;

export interface KeyVersion {
  version: string;
  key: Buffer;
}
export interface PersonalDataKeys {
  /** The first encrypts; all decrypt. */
  encryption: readonly KeyVersion[];
  index: Buffer;
}

/** @param text `version:base64` of 32 bytes each, comma-separated, newest first. Null when it is not that. */
export function readKeyVersions(text: string): readonly KeyVersion[] | null {
  const versions = text.split(',').map(readKeyVersion);
  const isDistinct = new Set(versions.map((one) => one?.version)).size === versions.length;
  return isDistinct && versions.every((one) => one !== null) ? versions : null;
}

function readKeyVersion(text: string): KeyVersion | null {
  const [, version, encoded] = /^([\w-]{1,20}):([A-Za-z0-9+/]+=*)$/.exec(text.trim()) ?? [];
  const key = encoded && readIndexKey(encoded);
  return version && key ? { version, key } : null;
}

/** @param text base64 of 32 bytes. Null when it is not that. */
export function readIndexKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === keyBytes && key.toString('base64') === text ? key : null;
}

/** Process-wide, because tables are module constants: Drizzle gives a column type no request and no configuration. */
let current: PersonalDataKeys | undefined;

export function setPersonalDataKeys(keys: PersonalDataKeys): void {
  current = keys;
}

/** @throws before `setPersonalDataKeys` was called */
export function personalDataKeys(): PersonalDataKeys {
  if (!current) throw new Error('personal data: no keys; setPersonalDataKeys comes before the first query');
  return current;
}
