import { sessionStore } from './session-store';

/** What was stored as JSON; an empty record where nothing or something else is stored. */
export function readRecord<Stored extends object>(key: string): Partial<Stored> {
  try {
    return JSON.parse(sessionStore.read(key) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

export const writeRecord = (key: string, record: object): void => sessionStore.write(key, JSON.stringify(record));
