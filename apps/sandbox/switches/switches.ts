/** Switches: faults and special answers that a test or a person turns on, one per row of the table of special cases. */
import type { SpecialSwitch } from '../special-case';

export interface SwitchSetting {
  name: string;
  /** Restricts the switch to one subject (a firm id, a telephone); null: every subject. */
  value: string | null;
  /** Remaining uses before the switch turns itself off; null: unlimited. */
  times: number | null;
}

export interface Switches {
  /** Whether the switch is on for the subject, without counting a use. */
  isOn(name: string, subject?: string): boolean;
  /** Like isOn, and counts one use of a switch with limited uses. */
  take(name: string, subject?: string): boolean;
  /** The switch's value, e.g. seconds; null while it is off or has none. */
  valueOf(name: string): string | null;
  set(setting: SwitchSetting): { ok: boolean };
  clear(name?: string): void;
  list(): SwitchSetting[];
}

/** @param rows the switches that exist; setting any other answers `{ ok: false }`. */
export function createSwitches(rows: readonly SpecialSwitch[]): Switches {
  const known = new Set(rows.map((row) => row.name));
  const settings = new Map<string, SwitchSetting>();
  const isOn = (name: string, subject?: string): boolean => {
    const setting = settings.get(name);
    return !!setting && (setting.value === null || subject === undefined || setting.value === subject);
  };
  const take = (name: string, subject?: string): boolean => {
    if (!isOn(name, subject)) return false;
    const setting = settings.get(name)!;
    if (setting.times === 1) settings.delete(name);
    else if (setting.times !== null) settings.set(name, { ...setting, times: setting.times - 1 });
    return true;
  };
  return {
    isOn,
    take,
    valueOf: (name) => settings.get(name)?.value ?? null,
    set: (setting) => ({ ok: known.has(setting.name) && !!settings.set(setting.name, setting) }),
    clear: (name) => void (name === undefined ? settings.clear() : settings.delete(name)),
    list: () => [...settings.values()],
  };
}
