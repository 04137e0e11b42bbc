import { useIsHydrated } from '@emsal/platform/use-is-hydrated';
import { joinDate, splitDate, wholeDate, type DateBoxes as DateParts } from '@emsal/validation/dates/date-boxes';
import { useState, type ClipboardEvent } from 'react';
import type { ControlProps } from '../field/field-props';

export type Part = keyof DateParts;
export const parts: readonly Part[] = ['day', 'month', 'year'];
export const lengths: Readonly<Record<Part, number>> = { day: 2, month: 2, year: 4 };

interface TypedDate extends Pick<ControlProps<string>, 'value' | 'defaultValue' | 'onChange'> {
  /** Id of the part's box. */
  idOf: (part: Part) => string;
}

/** What the three boxes show, and what typing and pasting change. */
export function useTypedDate({ value, defaultValue, onChange, idOf }: TypedDate) {
  const [typed, setTyped] = useState(defaultValue ?? '');
  const isHydrated = useIsHydrated();
  const shown = splitDate(value ?? typed);
  const change = (changed: Partial<DateParts>) => {
    const next = joinDate({ ...shown, ...changed });
    setTyped(next);
    onChange?.(next);
  };
  return {
    shown,
    /** Only script moves a digit to the next box. */
    isControlled: isHydrated && value !== undefined,
    /** A pasted date fills all three boxes. Uncontrolled boxes take the default paste. */
    paste: (event: ClipboardEvent) => {
      const pasted = wholeDate(event.clipboardData.getData('text'));
      if (!pasted || value === undefined) return;
      event.preventDefault();
      change(pasted);
    },
    /** A digit for which its box has no room begins the next box, so that a date can be typed in one go. */
    type: (part: Part, { value: text, selectionStart }: HTMLInputElement) => {
      const length = lengths[part];
      if (text.length <= length) return change({ [part]: text });
      const next = parts[parts.indexOf(part) + 1];
      if (!next || selectionStart !== text.length || !/^\d+$/.test(text)) return change({ [part]: shown[part] });
      document.getElementById(idOf(next))?.focus();
      change({ [part]: text.slice(0, length), [next]: text.slice(length, length + lengths[next]) });
    },
  };
}
